import { notRead, type RawQuestion, type ReadLine, toLine } from './read-line.ts'

/**
 * Reads choice questions of QTI 2.1. The file is not trusted: one that declares entities is refused, nothing is fetched,
 * and only text is taken from it.
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

function readItem(item: Element): RawQuestion | null {
  const interactions = within(item, 'choiceInteraction')
  const [interaction] = interactions
  if (interactions.length !== 1 || !interaction) return null
  const responseId = interaction.getAttribute('responseIdentifier')
  const declaration = within(item, 'responseDeclaration').find(
    (element) => element.getAttribute('identifier') === responseId,
  )
  const correct = declaration ? within(declaration, 'correctResponse') : []
  const right = correct.flatMap((element) => within(element, 'value').map(wordsOf))
  const [body] = within(item, 'itemBody')
  const prompt = wordsOf(within(interaction, 'prompt')[0])
  const options = within(interaction, 'simpleChoice').map((choice) => ({
    title: wordsOf(choice),
    isRight: right.includes(choice.getAttribute('identifier') ?? ''),
  }))
  const stem = bodyWithout(body, interaction)
  const isSingle = interaction.getAttribute('maxChoices') === '1' && right.length < 2
  return {
    type: isSingle ? 'singleChoice' : right.length > 1 ? 'multipleChoice' : 'singleChoice',
    title: prompt || stem || (item.getAttribute('title') ?? ''),
    passage: prompt === '' ? '' : stem,
    options,
    analysis: within(item, 'modalFeedback').map(wordsOf).join(' '),
  }
}

/** Returns what stands beside the choice: the text it is about. */
function bodyWithout(body: Element | undefined, interaction: Element): string {
  if (!body) return ''
  return [...body.childNodes]
    .filter((node) => node !== interaction && !node.contains(interaction))
    .map((node) => node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '')
    .filter((text) => text !== '')
    .join('\n')
}
