/**
 * Every word the visitor sees, by key. Texts may hold `{placeholders}`. A locale is one such object;
 * a host overrides single keys (U-80, U-83).
 */
export interface Messages {
  readonly 'button.connect': string
  readonly 'button.connecting': string
}
