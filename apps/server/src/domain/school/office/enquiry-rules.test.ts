import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../durations.ts'
import { contactKey, enquiryDeletedAt, familyOf } from './enquiry-rules.ts'

describe('an enquiry', () => {
  it.each(['new', 'answered'] as const)('that is %s stays for as long as the school has to do with it', (state) => {
    expect(enquiryDeletedAt(state, 0)).toBeNull()
  })

  it.each(['invited', 'closed'] as const)('that is %s is deleted 180 days after its last change', (state) => {
    expect(enquiryDeletedAt(state, 1_000)).toBe(1_000 + 180 * DAY_MS)
  })
})

describe('a contact', () => {
  it.each([
    ['Mei@Example.com ', 'mei@example.com'],
    ['+81 90-1234-5678', '+819012345678'],
    ['ｗｅｃｈａｔ: mei', 'wechat:mei'],
  ])('is the same person, written %j or %j', (one, other) => {
    expect(contactKey(one)).toBe(contactKey(other))
  })
})

describe('the family of an enquiry', () => {
  it('has the child as learner and the asker as parent, with the phone that was given', () => {
    const asked = { name: '佐藤 恵', childName: '佐藤 陽', childAge: 8, contact: '+81 90-1234-5678' }
    expect(familyOf(asked)).toEqual({ name: '佐藤 陽', parentName: '佐藤 恵', parentMobile: '+81 90-1234-5678' })
  })

  it('is one grown learner where no child is named, and a mail address is no phone', () => {
    const asked = { name: 'Marta', childName: null, childAge: null, contact: 'marta@example.com' }
    expect(familyOf(asked)).toEqual({ name: 'Marta', parentName: '', parentMobile: '' })
  })

  it('has the parent’s name for a child that was not named, until the family registers', () => {
    const asked = { name: 'Marta', childName: null, childAge: 6, contact: 'marta@example.com' }
    expect(familyOf(asked)).toMatchObject({ name: 'Marta', parentName: 'Marta' })
  })
})
