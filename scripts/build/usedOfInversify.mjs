/**
 * Methods called from outside their file: by `makeContainer.ts`, whose types allow no others, and by inversify's
 * container on its core.
 */
const CALLED = {
  container: ['bind', 'get', 'inSingletonScope', 'toConstantValue', 'toResolvedValue'],
  core: ['build', 'clearCache', 'get', 'set'],
  common: [],
}

/** Replacements, matched by text: a version with other text fails the build. */
const PLACES = {
  container: undefined,
  core: undefined,
  // `isPromise`: no binding is asynchronous.
  common: {
    from: '{return("object"==typeof e&&null!==e||"function"==typeof e)&&"function"==typeof e.then}',
    to: '{return!1}',
  },
}

/** Bindings are constants or resolved values; these kinds are never created. */
const UNUSED_KINDS = new Set(['DynamicValue', 'Factory', 'Instance', 'Provider', 'ServiceRedirection'])

/** Options that are never set on bindings, requests and containers here. */
const NEVER_SET = new Set([
  'autobindOptions',
  'name',
  'onActivation',
  'onDeactivation',
  'parent',
  'redirections',
  'tag',
])

const nameOf = (node) => {
  const member = node?.type === 'ChainExpression' ? node.expression : node
  return member?.type === 'MemberExpression' && !member.computed ? member.property.name : undefined
}

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string')

const isAny = (node, test) => test(node) || childrenOf(node).some((child) => isAny(child, test))

const isFalse = (node) => {
  if (node.type === 'LogicalExpression') return node.operator === '&&' && (isFalse(node.left) || isFalse(node.right))
  if (node.type !== 'BinaryExpression') return false
  if (node.operator === '===') return UNUSED_KINDS.has(nameOf(node.right))
  return node.operator === '!==' && node.left.operator === 'void' && NEVER_SET.has(nameOf(node.right))
}

const isTrue = (node) =>
  node.type === 'BinaryExpression' &&
  node.operator === '===' &&
  node.left.operator === 'void' &&
  NEVER_SET.has(nameOf(node.right))

/** `this.getAll.bind(this)`: passed to factories of dynamic values. */
const boundMethod = ({ type, callee }) =>
  type === 'CallExpression' && nameOf(callee) === 'bind' ? nameOf(callee.object) : undefined

/** `function(e){...}(Kind||(Kind={}))`: an enum, which bundlers keep unless it is an assignment of a pure call. */
const isEnum = ({ type, callee, arguments: [given] = [] }) =>
  type === 'CallExpression' && callee.type === 'FunctionExpression' && given?.right?.type === 'AssignmentExpression'

/** Replacement of a node, if the sets above determine it. */
const decide = (node, called, code) => {
  if (isFalse(node)) return 'false'
  if (isTrue(node)) return 'true'
  if (node.type === 'SwitchCase' && UNUSED_KINDS.has(nameOf(node.test))) return ''
  // Service identifiers are tokens, never lazy wrappers.
  if (node.type === 'ConditionalExpression' && isAny(node.test, ({ callee }) => nameOf(callee) === 'is'))
    return `(${code.slice(node.alternate.start, node.alternate.end)})`
  if (['getActivations', 'getDeactivations'].includes(nameOf(node.callee))) return 'void 0'
  if (isEnum(node)) {
    const {
      callee,
      arguments: [given],
    } = node
    const body = code.slice(callee.start, callee.end - 1)
    return `(${given.left.name}=/*@__PURE__*/(${body};return ${callee.params[0].name}})({}))`
  }
  if (node.type !== 'Property') return undefined
  const method = boundMethod(node.value)
  const isUnused = node.key.name === 'getClassMetadata' || (method !== undefined && !called.includes(method))
  return isUnused ? `${node.key.name}:void 0` : undefined
}

/** Edits of a file: determined replacements, and removal of methods without remaining calls. */
const editsOf = (ast, called, code) => {
  const edits = []
  const methods = []
  const read = new Set(called)
  const visit = (node, scope) => {
    const text = decide(node, called, code)
    if (text !== undefined) edits.push({ start: node.start, end: node.end, text })
    else if (node.type === 'MethodDefinition' && node.kind !== 'constructor' && !node.computed)
      methods.push({ node, scope, name: node.key.type === 'PrivateIdentifier' ? scope + node.key.name : node.key.name })
    else {
      if (node.type === 'MemberExpression' && !node.computed)
        read.add(node.property.type === 'PrivateIdentifier' ? scope + node.property.name : node.property.name)
      for (const child of childrenOf(node)) visit(child, node.type === 'ClassBody' ? `${node.start}#` : scope)
    }
  }
  visit(ast, '')
  for (let at = 0; at < methods.length; at++) {
    const { node, scope, name } = methods[at]
    if (!read.has(name)) continue
    methods.splice(at, 1)
    at = -1
    for (const child of childrenOf(node)) visit(child, scope)
  }
  for (const { node } of methods) edits.push({ start: node.start, end: node.end, text: '' })
  return edits.sort((one, other) => other.start - one.start)
}

/**
 * Removes unused code of inversify: bundlers drop neither class methods nor branches decided by values. Source maps are
 * off on edited lines.
 */
export const usedOfInversify = () => ({
  name: 'used-of-inversify',
  transform(code, id) {
    const name = /\/node_modules\/@inversifyjs\/(container|core|common)\//.exec(id)?.[1]
    if (name === undefined) return null
    const place = PLACES[name]
    if (place !== undefined && code.split(place.from).length !== 2) throw new Error(`${id} has no ${place.from}`)
    const text = place === undefined ? code : code.replace(place.from, place.to)
    const edits = editsOf(this.parse(text), CALLED[name], text)
    return {
      code: edits.reduce((left, { start, end, text: by }) => left.slice(0, start) + by + left.slice(end), text),
      map: null,
    }
  },
})
