/** What `act` returns, or `fallback` when the browser throws: storage may be blocked, full or gone (U-32). */
export const attempt = <A>(act: () => A, fallback: A): A => {
  try {
    return act()
  } catch {
    return fallback
  }
}
