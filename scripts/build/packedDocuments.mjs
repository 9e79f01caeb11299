import { posix } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/** What a host reads offline. `PorticoError.docs` leads to the errors. */
export const PACKED_DOCUMENTS = ['README.md', 'LICENSE', 'docs/errors.md', 'docs/usage.md', 'docs/withoutProjectId.md']

const REPOSITORY = packageJson.homepage.replace(/#.*$/, '')
const LINK = /(!?)(\[[^[\]]*\]\()([^()\s#:]+)(#[^()\s]*)?\)/g

/** A document of the repository as the package has it: what is not in the package is linked where the repository is. */
export const packedText = (document, text) =>
  text.replace(LINK, (link, picture, label, target, anchor = '') => {
    const path = posix.join(posix.dirname(document), target)
    if (PACKED_DOCUMENTS.includes(path)) return link
    return `${picture}${label}${REPOSITORY}/${picture ? 'raw' : 'blob'}/main/${path}${anchor})`
  })
