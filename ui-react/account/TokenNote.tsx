import { ShortAddress } from './ShortAddress.js'

interface TokenNoteProps {
  /** How much of it there is, or else its symbol. */
  readonly said: { readonly text: string; readonly title?: string | undefined } | undefined
  /** Where its symbol does not say which token it is. */
  readonly contract: string | undefined
}

/** What a row says below the name of a token. */
export const TokenNote = ({ said, contract }: TokenNoteProps) => (
  <>
    {said !== undefined && (
      <span title={said.title} translate="no">
        {said.text}
      </span>
    )}
    {said !== undefined && contract !== undefined && <span> · </span>}
    {contract !== undefined && <ShortAddress address={contract} />}
  </>
)
