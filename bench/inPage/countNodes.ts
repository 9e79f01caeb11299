/** Elements and texts below a node. */
export const countNodes = (root: Node): number => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  let nodes = 0
  while (walker.nextNode() !== null) nodes += 1
  return nodes
}
