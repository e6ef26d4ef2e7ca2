/** Prints a text by itself, without the page around it. Every node is made by hand, as the content policy wants it. */
export function printCodes(title: string, text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = title
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) return frame.remove()
  const heading = contentDocument.createElement('h1')
  heading.textContent = title
  const lines = contentDocument.createElement('pre')
  lines.textContent = text
  contentDocument.body.append(heading, lines)
  contentWindow.addEventListener('afterprint', () => frame.remove())
  contentWindow.print()
}
