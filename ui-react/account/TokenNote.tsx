import { ShortAddress } from './ShortAddress.js'

interface TokenNoteProps {
  /** Its amount, else its symbol. */
  readonly said: { readonly text: string; readonly title?: string | undefined } | undefined
  /** Set if its symbol does not identify the token. */
  readonly contract: string | undefined
}

/** The text below a token's name in a row. */
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
