import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Fills `folder` once per machine, atomically: concurrent runs, or one killed half way, leave no half-unpacked browser
 * behind for the next.
 */
export const unpackOnce = async (folder: string, fill: (draft: string) => Promise<void>): Promise<string> => {
  if (existsSync(folder)) return folder
  const draft = await mkdtemp(join(dirname(folder), 'portico-unpack-'))
  try {
    await fill(draft)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another run was faster; its result is the same.
    if (!existsSync(folder)) throw error
  }
  return folder
}
