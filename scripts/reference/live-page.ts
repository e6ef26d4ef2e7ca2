/** The page of `/live`, from the AsyncAPI document. */
import { escapeHtml, inline, page, type PageParts, paragraphs, table } from './html.ts'
import { LIVE_AREA } from './call-pages.ts'
import { fieldRows, type Schema, type Schemas } from './schema-rows.ts'

export interface AsyncApi {
  info: { description: string }
  channels: { live: { address: string; description: string } }
  components: { messages: Record<string, { title: string; summary: string; payload: Schema }>; schemas: Schemas }
}

export function livePage(api: AsyncApi, areas: PageParts['areas']): string {
  const { messages, schemas } = api.components
  const messagesOf = (side: string) =>
    Object.entries(messages)
      .filter(([name]) => name.startsWith(`${side}.`))
      .map(([name, { title, summary, payload }]) =>
        article(schemas, { id: name, title, words: summary, schema: payload }),
      )
      .join('\n')
  const listed = (end: string) =>
    Object.entries(schemas)
      .filter(([name]) => name.endsWith(end) && name !== end)
      .map(([name, schema]) => {
        const title = String(schema.properties?.type?.const ?? name)
        return article(schemas, { id: name, title, words: schema.description ?? '', schema })
      })
      .join('\n')
  const main = `<h1>${LIVE_AREA.title}</h1>
<p class="address"><code>WebSocket ${escapeHtml(api.channels.live.address)}</code></p>
${paragraphs(api.info.description)}
${paragraphs(api.channels.live.description)}
<h2>From a client</h2>
${messagesOf('client')}
<h2>From the server</h2>
${messagesOf('server')}
<h2>Binary frames</h2>
${messagesOf('binary')}
<h2>Commands</h2>
${listed('Command')}
<h2>Events</h2>
${listed('Event')}`
  return page({ title: LIVE_AREA.title, current: LIVE_AREA.name, areas: [...areas, LIVE_AREA], main })
}

interface Part {
  id: string
  title: string
  words: string
  schema: Schema
}

function article(schemas: Schemas, { id, title, words, schema }: Part): string {
  const rows = fieldRows(schemas, schema).filter(([name]) => !/^<code>(t|type)<\/code>$/.test(name ?? ''))
  const fields = rows.length === 0 ? '' : table(`Fields of ${title}`, ['Field', 'Type', 'Meaning'], rows)
  return `<article id="${escapeHtml(id)}">\n<h3>${escapeHtml(title)}</h3>\n<p>${inline(words)}</p>\n${fields}\n</article>`
}
