/** Says to the app above what the frame around it tells it to say. */
export const mouthPage = (): void => {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { source, data } = event
    if (source !== window.parent || typeof data !== 'object' || data === null || !('say' in data)) return
    window.parent.parent.postMessage(data.say, '*')
  })
  window.parent.postMessage('ready', '*')
}
