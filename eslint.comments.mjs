const MESSAGE =
  '“{{words}}” makes a comment hard to read. Write subject, verb, reason; name the thing ' +
  '(“Cast is safe: unknown namespaces match no address.”).'

const OBSCURE = [/\b(whoever|nobody)\b/i, /\bis none\b/i, /^Of (?=\S)/]

const isContinued = (comment, next) =>
  comment.type === 'Line' &&
  next.type === 'Line' &&
  next.loc.start.line === comment.loc.end.line + 1 &&
  next.loc.start.column === comment.loc.start.column

/** Joins adjacent `//` lines, across which a sentence may run. */
const grouped = (comments) =>
  comments.reduce((groups, comment) => {
    const group = groups.at(-1)
    if (group && isContinued(group.at(-1), comment)) group.push(comment)
    else groups.push([comment])
    return groups
  }, [])

const textOf = (group) =>
  group
    .flatMap(({ value }) => value.split('\n'))
    .map((line) => line.replace(/^[\s*]*/, '').trimEnd())
    .filter((line) => line !== '')
    .join(' ')

const plainComments = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Comments are plain technical English (docs/glossary.md has the terms).' },
    messages: { obscure: MESSAGE },
    schema: [],
  },
  create: (context) => ({
    Program: () => {
      for (const group of grouped(context.sourceCode.getAllComments())) {
        const text = textOf(group)
        const words = OBSCURE.map((pattern) => pattern.exec(text)?.[0].trim()).find((found) => found !== undefined)
        if (words === undefined) continue
        const loc = { start: group[0].loc.start, end: group.at(-1).loc.end }
        context.report({ loc, messageId: 'obscure', data: { words } })
      }
    },
  }),
}

export default { rules: { 'plain-comments': plainComments } }
