import { posix } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/** Documents in the package, for reading offline. `PorticoError.docs` links to the errors. */
export const PACKED_DOCUMENTS = ['README.md', 'LICENSE', 'docs/errors.md', 'docs/usage.md', 'docs/withoutProjectId.md']

const REPOSITORY = packageJson.homepage.replace(/#.*$/, '')
const LINK = /(!?)(\[[^[\]]*\]\()([^()\s#:]+)(#[^()\s]*)?\)/g

/** A document as packaged: links to files outside the package point to the repository. */
export const packedText = (document, text) =>
  text.replace(LINK, (link, picture, label, target, anchor = '') => {
    const path = posix.join(posix.dirname(document), target)
    if (PACKED_DOCUMENTS.includes(path)) return link
    return `${picture}${label}${REPOSITORY}/${picture ? 'raw' : 'blob'}/main/${path}${anchor})`
  })
