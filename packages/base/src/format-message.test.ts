import { expect, it } from 'vitest'
import { formatMessage } from './format-message.ts'

it('a message has its values in the places of their names', () => {
  expect(formatMessage('{name} handed in “{title}”', { name: 'Anna', title: '$& {name}' }, 'en-US')).toBe(
    'Anna handed in “$& {name}”',
  )
})

it('a message chooses the form for one or for many', () => {
  const text = '{count|# new message|# new messages}'
  expect(formatMessage(text, { count: 1 }, 'en-US')).toBe('1 new message')
  expect(formatMessage(text, { count: 0 }, 'en-US')).toBe('0 new messages')
  expect(formatMessage(text, { count: 1_200 }, 'en-US')).toBe('1,200 new messages')
})

it('a form may hold other names', () => {
  const text = '{count|{name} has one lesson|{name} has # lessons}.'
  expect(formatMessage(text, { count: 1, name: 'Anna' }, 'en-US')).toBe('Anna has one lesson.')
  expect(formatMessage(text, { count: 3, name: 'Anna' }, 'en-US')).toBe('Anna has 3 lessons.')
})

it('a name without a value stays as it is, so that a wrong text is seen', () => {
  expect(formatMessage('Hello {name}', {}, 'en-US')).toBe('Hello {name}')
})

it('a function may answer for the names', () => {
  expect(formatMessage('{device}, {at}', (name) => `<${name}>`, 'en-US')).toBe('<device>, <at>')
})
