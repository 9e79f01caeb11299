import { firstValueFrom, map, type SchedulerLike, timer } from 'rxjs'

/** A task whose answer comes after a time. */
export const after =
  <A>(ms: number, scheduler: SchedulerLike, answer: A): (() => Promise<A>) =>
  () =>
    firstValueFrom(timer(ms, scheduler).pipe(map(() => answer)))
