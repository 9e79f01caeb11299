import { mutantsOf } from './options.mjs'

export default mutantsOf({ name: 'domain', mutate: ['domain/**/*.ts'], folders: ['test/domain'], lowest: 90 })
