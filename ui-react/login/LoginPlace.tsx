import type { ConnectMethod } from '../../domain/config/ConnectMethod.js'
import { LoadBoundary } from '../modal/LoadBoundary.js'
import { Loaded } from '../modal/Loaded.js'
import { LoadFailed } from '../modal/LoadFailed.js'
import { stack } from '../modal/shared.styles.js'
import { viewChunk } from '../modal/viewChunk.js'
import { Skeleton } from '../primitives/Skeleton.js'

const METHODS = viewChunk(async () => (await import('./LOGIN_PARTS.js')).LOGIN_PARTS.Methods)

const Coming = () => (
  <div className={stack}>
    <Skeleton shape="row" />
    <Skeleton shape="row" />
  </div>
)

/** Where logging in stands in Connect. Its code comes only now; without it the wallets around work all the same (S5-13). */
export const LoginPlace = ({ methods }: { readonly methods: readonly ConnectMethod[] }) => (
  <LoadBoundary onRetry={METHODS.again} fallback={(retry) => <LoadFailed onRetry={retry} />}>
    <Loaded chunk={METHODS} waiting={<Coming />}>
      {(Methods) => <Methods methods={methods} />}
    </Loaded>
  </LoadBoundary>
)
