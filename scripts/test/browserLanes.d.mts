export declare const SECONDS: string
export declare const MEASURED_SECONDS: string
export declare const splitByTime: (
  files: readonly string[],
  seconds: Readonly<Record<string, number>>,
  count: number,
) => readonly (readonly string[])[]
export declare const browserLanes: () => readonly (readonly string[])[]
export declare const loginLanes: () => readonly (readonly string[])[]
export declare const DENIED_LOGINS: readonly string[]
