import type { DirectoryAnswer } from './DirectoryAnswer.js'
import type { FirstWallets } from './FirstWallets.js'

/** What the directory said to each question; `undefined` while it is on its way, `Unasked` where there is nothing to ask. */
export type FirstAnswers = Readonly<
  Record<'featured' | 'recommended' | 'excluded', DirectoryAnswer | 'Unasked' | undefined>
>

const statusOf = ({ featured, recommended }: FirstAnswers): FirstWallets['directory'] => {
  const answers = [featured, recommended]
  if (answers.includes(undefined)) return 'Loading'
  return answers.some((answer) => answer !== undefined && answer !== 'Unasked' && answer._tag === 'Failed')
    ? 'Unavailable'
    : 'Loaded'
}

/** The state after answers; a question that failed keeps what was there. */
export const withFirstAnswers = (before: FirstWallets, answers: FirstAnswers): FirstWallets => {
  const listings = (part: keyof FirstAnswers): FirstWallets[typeof part] => {
    const answer = answers[part]
    return answer === undefined || answer === 'Unasked' || answer._tag === 'Failed' ? before[part] : answer.page.wallets
  }
  const { recommended } = answers
  const counted = recommended !== undefined && recommended !== 'Unasked' && recommended._tag !== 'Failed'
  const featured = listings('featured')
  return {
    featured,
    recommended: listings('recommended'),
    excluded: listings('excluded'),
    // The recommended wallets were asked for without the featured ones.
    count: counted ? recommended.page.count + featured.length : before.count,
    directory: statusOf(answers),
  }
}
