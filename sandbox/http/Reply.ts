/** What a part of the sandbox answers; `json` unless it says otherwise. */
export interface Reply {
  readonly status: number
  readonly body: string
  readonly type?: string
}
