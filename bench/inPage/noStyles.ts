/** Replaces linaria, whose compiler does not process this script. Styles are not measured. */
export const css = (): string => ''
