/** Fills `{placeholders}`; one that no value is given for stays as it is, so that it is noticed. */
export const formatMessage = (template: string, values: Readonly<Record<string, string>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
