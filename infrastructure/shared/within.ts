/** Result of a promise, or `late` after `ms` milliseconds. Rejects if the promise rejects in time. */
export const within = async <A, Late>(ms: number, promise: Promise<A>, late: Late): Promise<A | Late> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  try {
    return await Promise.race([promise, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Like `within`; a rejection also returns `late`. */
export const settled = async <A, Late>(ms: number, ask: () => Promise<A>, late: Late): Promise<A | Late> => {
  try {
    return await within(ms, ask(), late)
  } catch {
    return late
  }
}
