/** Parameters by name. Those that are absent or empty are not sent. */
export type Query = Readonly<Record<string, string | undefined>>
