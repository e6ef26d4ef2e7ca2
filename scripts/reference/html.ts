/** Text as HTML. What stands in the contract is ours, and still nothing of it becomes an element. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

/** Paragraphs, `code`, **strong** and nothing else of Markdown. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n')

export const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]*)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]*)\*\*/g, '<strong>$1</strong>')

/** A table that scrolls by itself where it is wider than the screen. */
export function table(label: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')
  const name = escapeHtml(label)
  return `<div class="scroll" role="region" aria-label="${name}" tabindex="0">
<table><thead><tr>${head}</tr></thead><tbody>
${body}
</tbody></table></div>`
}

export interface PageParts {
  title: string
  /** The navigation marks this area; null for the overview. */
  current: string | null
  areas: readonly { name: string; title: string }[]
  main: string
}

export function page({ title, current, areas, main }: PageParts): string {
  const links = [{ name: null, title: 'Overview' }, ...areas].map(({ name, title: text }) => {
    const here = name === current ? ' aria-current="page"' : ''
    return `<li><a href="/docs/api${name === null ? '' : `/${name}`}"${here}>${escapeHtml(text)}</a></li>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Huawen Classroom API</title>
<link rel="stylesheet" href="/docs/api/reference.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><a href="/docs/api">Huawen Classroom API</a> <nav aria-label="Documents"><a class="to-areas" href="#areas">Areas</a> <a href="/openapi.json">OpenAPI</a> <a href="/asyncapi.json">AsyncAPI</a></nav></header>
<div class="columns">
<main id="main">
${main}
</main>
<nav class="areas" id="areas" aria-label="Areas"><ul>
${links.join('\n')}
</ul></nav>
</div>
</body>
</html>
`
}
