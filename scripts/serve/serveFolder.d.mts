export interface ServedFolder {
  readonly url: string
  readonly close: () => Promise<void>
}

export declare const serveFolder: (options: {
  readonly folder: string
  readonly port: number
  readonly documents: Readonly<Record<string, string>>
  readonly policy: string
  readonly pages?: readonly string[]
  readonly more?: Readonly<Record<string, string>>
}) => Promise<ServedFolder>
