import { notRead, type RawQuestion, type ReadLine, toLine } from './read-line.ts'

/**
 * Reads questions of QTI 2.1: choices, gaps that are typed into, written answers. The file is not trusted: one that
 * declares entities is refused, nothing is fetched, and only text is taken from it.
 */
export function readQti(xml: string): ReadLine[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return [notRead(1, '<!DOCTYPE', 'unsupported')]
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  if (within(document, 'parsererror').length > 0) return [notRead(1, xml)]
  const items = within(document, 'assessmentItem')
  if (items.length === 0) return [notRead(1, document.documentElement.localName, 'unsupported')]
  return items.map((item, place) => {
    const raw = readItem(item)
    return raw ? toLine(place + 1, raw) : notRead(place + 1, item.getAttribute('title') ?? '', 'unsupported')
  })
}

/** Finds elements by their name, whatever prefix the file gives them. */
const within = (element: Element | Document, name: string) =>
  [...element.getElementsByTagName('*')].filter(({ localName }) => localName === name)
const wordsOf = (element: Element | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''

/** How what is written is handed in, by the kind of its field. */
const MODES: Readonly<Record<string, 'text' | 'photo'>> = {
  extendedTextInteraction: 'text',
  uploadInteraction: 'photo',
}

function readItem(item: Element): RawQuestion | null {
  const interactions = [...item.getElementsByTagName('*')].filter(({ localName }) => localName.endsWith('Interaction'))
  const [interaction] = interactions
  if (!interaction) return null
  const isOnly = (names: readonly string[]) => interactions.every(({ localName }) => names.includes(localName))
  if (interaction.localName === 'choiceInteraction' && interactions.length === 1) return readChoice(item, interaction)
  if (isOnly(['textEntryInteraction'])) return readGaps(item)
  return isOnly(Object.keys(MODES)) ? readWritten(item, interactions) : null
}

const declarationOf = (item: Element, interaction: Element) =>
  within(item, 'responseDeclaration').find(
    (element) => element.getAttribute('identifier') === interaction.getAttribute('responseIdentifier'),
  )

function correctOf(item: Element, interaction: Element): string[] {
  const declaration = declarationOf(item, interaction)
  const correct = declaration ? within(declaration, 'correctResponse') : []
  return correct.flatMap((element) => within(element, 'value').map(wordsOf))
}

const analysisOf = (item: Element) => within(item, 'modalFeedback').map(wordsOf).join(' ')

/** A sentence whose gaps are typed into. Right is what the file calls so, and what it gives points for. */
function readGaps(item: Element): RawQuestion {
  const [body] = within(item, 'itemBody')
  const wordsFor = (interaction: Element) => {
    const declaration = declarationOf(item, interaction)
    const scored = (declaration ? within(declaration, 'mapEntry') : []).filter(
      (entry) => Number(entry.getAttribute('mappedValue')) > 0,
    )
    const words = [...correctOf(item, interaction), ...scored.map((entry) => entry.getAttribute('mapKey') ?? '')]
    return [...new Set(words.map((word) => withoutBraces(word.trim())))].filter((word) => word !== '')
  }
  const textOf = (node: Node): string => {
    if (node.nodeType !== Node.ELEMENT_NODE) return withoutBraces(node.textContent ?? '')
    const element = node as Element
    if (element.localName === 'textEntryInteraction') return `{${wordsFor(element).join(' / ')}}`
    return [...element.childNodes].map(textOf).join('')
  }
  const title = body ? textOf(body).replaceAll(/\s+/g, ' ').trim() : ''
  return { type: 'fillIn', title, analysis: analysisOf(item) }
}

/** Braces are what gaps are written with here. */
const withoutBraces = (text: string) =>
  text.replaceAll(/[{}｛｝]/g, (brace) => (brace === '{' || brace === '｛' ? '（' : '）'))

function readWritten(item: Element, interactions: readonly Element[]): RawQuestion {
  const [body] = within(item, 'itemBody')
  const prompts = interactions.flatMap((interaction) => within(interaction, 'prompt').map(wordsOf))
  const stem = body ? bodyWithout(body, interactions) : ''
  const title = prompts.find((prompt) => prompt !== '') ?? ''
  const modes = interactions.flatMap(({ localName }) => MODES[localName] ?? [])
  return {
    type: 'subjective',
    title: title || stem || (item.getAttribute('title') ?? ''),
    passage: title === '' ? '' : stem,
    analysis: analysisOf(item),
    answerModes: [...new Set(modes)],
  }
}

function readChoice(item: Element, interaction: Element): RawQuestion {
  const right = correctOf(item, interaction)
  const [body] = within(item, 'itemBody')
  const prompt = wordsOf(within(interaction, 'prompt')[0])
  const options = within(interaction, 'simpleChoice').map((choice) => ({
    title: wordsOf(choice),
    isRight: right.includes(choice.getAttribute('identifier') ?? ''),
  }))
  const stem = bodyWithout(body, [interaction])
  const isSingle = interaction.getAttribute('maxChoices') === '1' && right.length < 2
  return {
    type: isSingle ? 'singleChoice' : right.length > 1 ? 'multipleChoice' : 'singleChoice',
    title: prompt || stem || (item.getAttribute('title') ?? ''),
    passage: prompt === '' ? '' : stem,
    options,
    analysis: analysisOf(item),
  }
}

/** Returns what stands beside the answer: the text it is about. */
function bodyWithout(body: Element | undefined, interactions: readonly Element[]): string {
  if (!body) return ''
  return [...body.childNodes]
    .filter((node) => !interactions.some((interaction) => node.contains(interaction)))
    .map((node) => node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '')
    .filter((text) => text !== '')
    .join('\n')
}
