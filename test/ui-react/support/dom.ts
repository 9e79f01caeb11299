import { GlobalRegistrator } from '@happy-dom/global-registrator'

/** A document for React. Has to be imported before anything that reads one. */
if (!GlobalRegistrator.isRegistered) GlobalRegistrator.register({ url: 'http://localhost/' })
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
