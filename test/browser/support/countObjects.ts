import type { CDPSession } from 'playwright-core'

const GROUP = 'counted'

/** Number of objects in a page, including functions and arrays, after garbage collection. */
export const countObjects = async (devtools: CDPSession): Promise<number> => {
  const { result: root } = await devtools.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup: GROUP,
  })
  if (root.objectId === undefined) throw new Error('The page has no Object.prototype')
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: root.objectId,
    objectGroup: GROUP,
  })
  if (objects.objectId === undefined) throw new Error('The browser lists no objects')
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup: GROUP })
  return Number(result.value)
}
