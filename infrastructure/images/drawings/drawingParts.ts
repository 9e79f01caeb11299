/** A part of a sanitized drawing. */
export interface Part {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** Referenced parts by the referencing attribute. */
  readonly links: Map<string, Part>
  readonly children: readonly Part[]
  /** Pixels of its bitmap. */
  readonly pixels: number
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Allowed elements: shapes, paint, and the filters that editors write. */
export const ELEMENTS: ReadonlySet<string> = words(`
  svg g defs symbol use image path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop pattern mask clipPath filter
  feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feComponentTransfer feFuncR
  feFuncG feFuncB feFuncA feDropShadow feMorphology
`)

/** Descriptive elements, which are dropped. Prefixed elements of editors are dropped too. */
const SILENT: ReadonlySet<string> = words('title desc metadata style')

export const isLeftOut = (name: string): boolean => SILENT.has(name) || name.includes(':')

/** Filter primitives that process each pixel. */
export const isPrimitive = (name: string): boolean => /^fe(?!Func|MergeNode)/.test(name)

/** Presentation attributes, also allowed in styles. Excludes dashes: a line may have a million. */
export const PRESENTATION: ReadonlySet<string> = words(`
  clip-path clip-rule color color-interpolation color-interpolation-filters display fill fill-opacity fill-rule filter
  flood-color flood-opacity mask mask-type opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width visibility
`)

/** Properties allowed in styles only. */
export const STYLE_ONLY: ReadonlySet<string> = words('background background-color isolation mix-blend-mode')

const GEOMETRY: ReadonlySet<string> = words(`
  amplitude clipPathUnits cx cy d dx dy exponent filterUnits fr fx fy gradientTransform gradientUnits height in in2
  intercept k1 k2 k3 k4 maskContentUnits maskUnits mode offset operator patternContentUnits points preserveAspectRatio r radius result rx ry slope spreadMethod stdDeviation tableValues transform type
  values viewBox width x x1 x2 y y1 y2
`)

/** Numbers, names, colours and functions: no URLs, no escape sequences. */
const PLAIN = /^[\w\s.,+()%#-]*$/
const FUNCTIONS: ReadonlySet<string> = words('rgb rgba hsl hsla matrix translate scale rotate skewX skewY')

/** Whether only allowed functions are called. Stores no parts of the text, which may be long (S-12). */
const hasFunctionsOnly = (value: string): boolean => {
  let from = 0
  for (let at = value.indexOf('('); at >= 0; at = value.indexOf('(', from)) {
    const before = value
      .slice(from, at)
      .trimEnd()
      .split(/[^\w-]/)
    const name = before.at(-1) ?? ''
    if (name !== '' && !FUNCTIONS.has(name)) return false
    from = at + 1
  }
  return true
}

/** Four numbers in a form that all browsers read alike: otherwise the drawing's scale would be unknown. */
const VIEW_BOX = /^\s*(?:-?(?:\d+(?:\.\d+)?|\.\d+)(?:\s*,\s*|\s+|$)){4}$/

/** Whether an attribute may be kept unchanged. References are handled separately. */
export const isPlain = (key: string, value: string): boolean =>
  (key !== 'viewBox' || VIEW_BOX.test(value)) &&
  (GEOMETRY.has(key) || PRESENTATION.has(key) || STYLE_ONLY.has(key)) &&
  PLAIN.test(value) &&
  hasFunctionsOnly(value)

const SERVERS: readonly string[] = ['linearGradient', 'radialGradient', 'pattern']
const GRADIENTS: readonly string[] = ['linearGradient', 'radialGradient']

/** Elements that `url(#…)` in an attribute may reference. */
export const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  fill: SERVERS,
  stroke: SERVERS,
  mask: ['mask'],
  'clip-path': ['clipPath'],
  filter: ['filter'],
}

/** Elements that `href` may reference, by the referencing element. */
export const LINKS: Readonly<Record<string, readonly string[]>> = {
  use: ['svg', 'g', 'symbol', 'image', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  linearGradient: GRADIENTS,
  radialGradient: GRADIENTS,
}

/** Id in a reference of paint, mask, clip or filter: `url(#a)`, quoted or not. */
export const idInUrl = (value: string): string | undefined => /^\s*url\(\s*["']?#([^\s"')]+)/.exec(value)?.[1]

/** Id in an `href`; `undefined` for external references. */
export const idInHref = (value: string): string | undefined => /^\s*#(\S+)/.exec(value)?.[1]
