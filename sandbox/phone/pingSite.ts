import type { IWalletKit } from '@reown/walletkit'
import { firstValueFrom, from, map, race, timer } from 'rxjs'

const ANSWERS_WITHIN_MS = 10_000

/** Whether a page of the site is open and answers; the SDK alone would wait for minutes. */
export const pingSite = (kit: IWalletKit, topic: string): Promise<boolean> =>
  firstValueFrom(
    race(
      from(kit.engine.signClient.ping({ topic })).pipe(map(() => true)),
      timer(ANSWERS_WITHIN_MS).pipe(map(() => false)),
    ),
  ).catch(() => false)
