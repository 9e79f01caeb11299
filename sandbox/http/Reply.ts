/** What a part of the sandbox answers; `json`, and not to be kept, unless it says otherwise. */
export interface Reply {
  readonly status: number
  readonly body: string | Uint8Array
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}
