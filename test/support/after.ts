import { firstValueFrom, map, type SchedulerLike, timer } from 'rxjs'

/** A task that answers after a delay. */
export const after =
  <A>(ms: number, scheduler: SchedulerLike, answer: A): (() => Promise<A>) =>
  () =>
    firstValueFrom(timer(ms, scheduler).pipe(map(() => answer)))
