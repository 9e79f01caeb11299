import { useEffect, useState } from 'react'
import { Button } from '../primitives/Button.js'

/** Whether a time (ms since 1970) is in the future; renders again when it is reached. */
const useIsAhead = (at: number): boolean => {
  const [passed, setPassed] = useState<number>()
  const isAhead = passed !== at && at > Date.now()
  useEffect(() => {
    if (!isAhead) return undefined
    const timer = setTimeout(() => setPassed(at), at - Date.now())
    return () => clearTimeout(timer)
  }, [isAhead, at])
  return isAhead
}

interface RetryButtonProps {
  /** The failure that is shown until there is an answer. A retry before `retryAt` would send no request. */
  readonly failure: { readonly retryAt: number }
  readonly words: { readonly now: string; readonly later: string }
  readonly onRetry: () => void
}

/** Tries again; says if it is too early for that, and that it is in progress. */
export const RetryButton = ({ failure, words, onRetry }: RetryButtonProps) => {
  const isEarly = useIsAhead(failure.retryAt)
  const [retried, setRetried] = useState<RetryButtonProps['failure']>()
  const press = (): void => {
    setRetried(failure)
    onRetry()
  }
  return (
    <Button disabled={isEarly} busy={retried === failure} onPress={press}>
      {isEarly ? words.later : words.now}
    </Button>
  )
}
