/** A part of a drawing of which nothing is left but what is allowed. */
export interface Part {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** The parts that it names, by the attribute that names them. */
  readonly links: Map<string, Part>
  readonly children: readonly Part[]
  /** Of the bitmap in it. */
  readonly pixels: number
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a drawing may consist of: shapes, what they are painted with, and the filters that editors write. */
export const ELEMENTS: ReadonlySet<string> = words(`
  svg g defs symbol use image path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop pattern mask clipPath filter
  feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feComponentTransfer feFuncR
  feFuncG feFuncB feFuncA feDropShadow feMorphology
`)

/** Words about a drawing, which are left out of it. So are elements of editors, which have a prefix. */
const SILENT: ReadonlySet<string> = words('title desc metadata style')

export const isLeftOut = (name: string): boolean => SILENT.has(name) || name.includes(':')

/** Steps of a filter that go over each pixel. */
export const isPrimitive = (name: string): boolean => /^fe(?!Func|MergeNode)/.test(name)

/** What a drawing says of its parts, by attribute or by style. Dashes are left out: a line may have a million. */
export const PRESENTATION: ReadonlySet<string> = words(`
  clip-path clip-rule color color-interpolation color-interpolation-filters display fill fill-opacity fill-rule filter
  flood-color flood-opacity mask mask-type opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width visibility
`)

/** The same that only a style can say. */
export const STYLE_ONLY: ReadonlySet<string> = words('background background-color isolation mix-blend-mode')

const GEOMETRY: ReadonlySet<string> = words(`
  amplitude clipPathUnits cx cy d dx dy exponent filterUnits fr fx fy gradientTransform gradientUnits height in in2
  intercept k1 k2 k3 k4 maskContentUnits maskUnits mode offset operator patternContentUnits points preserveAspectRatio r radius result rx ry slope spreadMethod stdDeviation tableValues transform type
  values viewBox width x x1 x2 y y1 y2
`)

/** Of numbers, names, colours and functions of them: nothing that leads elsewhere or is spelt by codes. */
const PLAIN = /^[\w\s.,+()%#-]*$/
const FUNCTIONS: ReadonlySet<string> = words('rgb rgba hsl hsla matrix translate scale rotate skewX skewY')

/** Whether what stands before each of its brackets is allowed; nothing is kept of a text that may be long (S-12). */
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

/** Four numbers, spelt as all browsers read them: one that is read otherwise leaves the drawing at another scale. */
const VIEW_BOX = /^\s*(?:-?(?:\d+(?:\.\d+)?|\.\d+)(?:\s*,\s*|\s+|$)){4}$/

/** Whether an attribute may be taken over as it is. References are none of these. */
export const isPlain = (key: string, value: string): boolean =>
  (key !== 'viewBox' || VIEW_BOX.test(value)) &&
  (GEOMETRY.has(key) || PRESENTATION.has(key) || STYLE_ONLY.has(key)) &&
  PLAIN.test(value) &&
  hasFunctionsOnly(value)

const SERVERS: readonly string[] = ['linearGradient', 'radialGradient', 'pattern']
const GRADIENTS: readonly string[] = ['linearGradient', 'radialGradient']

/** The elements that `url(#…)` in an attribute may name. */
export const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  fill: SERVERS,
  stroke: SERVERS,
  mask: ['mask'],
  'clip-path': ['clipPath'],
  filter: ['filter'],
}

/** The elements that `href` may name, by the element it stands on. */
export const LINKS: Readonly<Record<string, readonly string[]>> = {
  use: ['svg', 'g', 'symbol', 'image', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  linearGradient: GRADIENTS,
  radialGradient: GRADIENTS,
}

/** The id that a paint, mask, clip or filter names: `url(#a)`, in quotes or not. */
export const idInUrl = (value: string): string | undefined => /^\s*url\(\s*["']?#([^\s"')]+)/.exec(value)?.[1]

/** The id that an `href` names; `undefined` where it leads elsewhere. */
export const idInHref = (value: string): string | undefined => /^\s*#(\S+)/.exec(value)?.[1]
