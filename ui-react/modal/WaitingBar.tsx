import { useContext } from 'react'
import { directionOf } from '../messages/directionOf.js'
import { EarlyWordsContext } from '../messages/EarlyWordsContext.js'
import { FirstWordsContext } from '../messages/FirstWordsContext.js'
import { useEarlyCatalogue } from '../messages/useEarlyCatalogue.js'
import { inBody } from '../primitives/inBody.js'
import { useTheme } from '../theme/useTheme.js'
import { WaitingNote } from './WaitingNote.js'
import { floating } from './WaitingNote.styles.js'

/** The way back to the wallet while the modal is closed: hosts ask it things, too. */
export const WaitingBar = ({ wallet }: { readonly wallet: string }) => {
  const { language } = useContext(FirstWordsContext)
  const theme = useTheme<HTMLDivElement>()
  return inBody(
    <div {...theme} lang={language} dir={directionOf(language)}>
      <div className={floating}>
        <EarlyWordsContext.Provider value={useEarlyCatalogue()}>
          <WaitingNote wallet={wallet} />
        </EarlyWordsContext.Provider>
      </div>
    </div>,
  )
}
