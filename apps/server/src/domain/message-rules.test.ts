import { describe, expect, it } from 'vitest'
import { canTurnOff, categoryOf } from './messages/message-category.ts'
import { messageSentence, valuesIn } from './messages/message-sentence.ts'
import { messageTexts } from './messages/message-texts.ts'
import { cleanNotice, noticeDenial } from './messages/notice-rules.ts'
import { characterCount, plainText } from './plain-text.ts'

describe('the category of a message', () => {
  it.each([
    ['homeworkGraded', 'homework'],
    ['lessonMoved', 'lesson'],
    ['noticePublished', 'notice'],
    ['orderPaid', 'order'],
    ['performanceWritten', 'lesson'],
    ['feedbackWritten', 'lesson'],
    ['somethingNew', 'other'],
    ['', 'other'],
  ])('the category of the message %s is %s', (kind, category) => expect(categoryOf(kind)).toBe(category))

  it('messages about purchases and unforeseen events cannot be turned off', () => {
    expect([canTurnOff('homework'), canTurnOff('order'), canTurnOff('other')]).toEqual([true, false, false])
  })
})

describe('the sentence of a system message', () => {
  it('every system message names the same values in the three languages', () => {
    const placeholdersIn = (text: string) =>
      [...text.matchAll(/\{\w+\}/g)]
        .map(([name]) => name)
        .sort()
        .join()
    const differing = Object.entries(messageTexts).filter(([, texts]) => {
      return new Set(Object.values(texts).map(placeholdersIn)).size > 1
    })
    expect(differing).toEqual([])
  })

  it('every system message shows all its values in the three languages', () => {
    const languages = ['zh-CN', 'en-US', 'ja-JP'] as const
    for (const [kind, texts] of Object.entries(messageTexts)) {
      const names = [...texts.zh.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
      for (const language of languages) {
        const sentence = messageSentence({ kind, values }, language, '+08:00')
        expect([kind, language, names.every((name) => sentence.includes(`<${name}>`))]).toEqual([kind, language, true])
      }
    }
  })

  it('every system message has words in the three languages', () => {
    const wordsOf = (text: string) => text.replaceAll(/\{\w+\}/g, '').trim()
    const wordless = Object.entries(messageTexts).filter(([, { zh, en, ja }]) => [zh, en, ja].map(wordsOf).includes(''))
    expect(wordless).toEqual([])
  })

  it.each([
    ['zh-CN', '何亮老师给你发来了消息', 'Anna给你发来了消息'],
    ['en-US', 'New message from 何亮', 'New message from Anna'],
    ['ja-JP', '何亮先生からの新しいメッセージがあります', 'Annaさんからの新しいメッセージがあります'],
  ] as const)('in %s a new message gives its sender the title of the role', (language, ofTeacher, ofStudent) => {
    const from = (name: string, role: string) =>
      messageSentence({ kind: 'messageReceived', values: { name, role } }, language, '+08:00')
    expect([from('何亮', 'teacher'), from('Anna', 'student')]).toEqual([ofTeacher, ofStudent])
  })

  it('a passkey and a sender of an older message have no title', () => {
    const said = (kind: string) => messageSentence({ kind, values: { name: '手机', at: '' } }, 'ja-JP', '+08:00')
    expect(said('accountPasskeyAdded')).toContain('「手机」')
    expect(said('messageReceived')).toBe('手机からの新しいメッセージがあります')
  })

  it('every system message that names a student has their title in Japanese', () => {
    const kinds = Object.entries(messageTexts).filter(([, { ja }]) => ja.includes('{studentName}'))
    expect(kinds).not.toEqual([])
    for (const [kind] of kinds)
      expect(messageSentence({ kind, values: { studentName: 'Anna' } }, 'ja-JP', '+08:00')).toContain('Annaさん')
  })

  it('a system message addresses a student as screens do', () => {
    const sentenceAbout = (studentName: string) =>
      messageSentence({ kind: 'homeworkSubmitted', values: { studentName, title: '第三课' } }, 'ja-JP', '+08:00')
    expect(sentenceAbout('Anna')).toBe('Annaさんが宿題「第三课」を提出しました')
    expect(sentenceAbout('花子さん')).toBe('花子さんが宿題「第三课」を提出しました')
  })

  it.each([
    ['zh-CN', '已取消'],
    ['en-US', 'called off'],
    ['ja-JP', '中止になりました'],
  ] as const)('in %s a lesson that was called off is called so, as on the screens', (language, word) => {
    const values = { lessonName: '第三课', startTime: '2026-11-20T01:00:00Z' }
    expect(messageSentence({ kind: 'lessonPostponed', values }, language, '+08:00')).toContain(word)
  })

  it('a system message of more than one sentence ends with a full stop', () => {
    const all = Object.values(messageTexts).flatMap(({ zh, en, ja }) => [zh, en, ja])
    const long = all.filter((text) => /。|\. /.test(text))
    expect(long).not.toEqual([])
    expect(long.filter((text) => !/[.。]$/.test(text))).toEqual([])
  })

  it.each([
    ['Chrome · Linux', 'Linux 上的 Chrome', 'Chrome on Linux', 'Linux の Chrome'],
    ['Safari', 'Safari', 'Safari', 'Safari'],
    ['', '未知设备', 'unknown device', '不明な端末'],
    ["$' · $&", "$& 上的 $'", "$' on $&", "$& の $'"],
  ])('a system message names the device “%s” as the security center does', (device, zh, en, ja) => {
    const message = { kind: 'accountNewDevice', values: { at: '2026-11-20T01:00:00.000Z', device } }
    expect(messageSentence(message, 'zh-CN', '+08:00')).toContain(`（${zh}）`)
    expect(messageSentence(message, 'en-US', '+08:00')).toContain(`(${en})`)
    expect(messageSentence(message, 'ja-JP', '+08:00')).toContain(`（${ja}）`)
  })

  it.each([
    ['the minute before Berlin goes forward', 'Europe/Berlin', '2027-03-28T00:59:00.000Z', 'Mar 28, 01:59'],
    ['the minute at which Berlin goes forward', 'Europe/Berlin', '2027-03-28T01:00:00.000Z', 'Mar 28, 03:00'],
    ['the first half past one in New York', 'America/New_York', '2027-11-07T05:30:00.000Z', 'Nov 7, 01:30'],
    ['the second half past one in New York', 'America/New_York', '2027-11-07T06:30:00.000Z', 'Nov 7, 01:30'],
    ['a time of a reader who sends hours', '-03:30', '2027-03-28T01:00:00.000Z', 'Mar 27, 21:30'],
  ])('a system message writes %s as the clock there shows it', (_, zone, endTime, words) => {
    const message = { kind: 'homeworkAssigned', values: { title: '听写', endTime } }
    expect(messageSentence(message, 'en-US', zone)).toContain(words)
  })

  it.each([
    ['zh-CN', '第三课'],
    ['en-US', 'Lesson 3'],
    ['ja-JP', '第三课'],
  ] as const)('in %s a system message has the name in that language, or the Chinese one', (language, name) => {
    const values = { lessonName: { name: '第三课', names: { 'en-US': 'Lesson 3' } } }
    expect(messageSentence({ kind: 'replayPublished', values }, language, '+08:00')).toContain(name)
    expect(messageSentence({ kind: 'constructor', values }, language, '+08:00')).toBe(name)
    expect(valuesIn(language, values)).toEqual({ lessonName: name })
  })

  it('a system message of a kind that this version does not know shows its values', () => {
    expect(messageSentence({ kind: 'constructor', values: { a: '第三课', b: 5 } }, 'zh-CN', '+08:00')).toBe(
      '第三课 · 5',
    )
  })
})

describe('plain text', () => {
  it.each([
    ['stays as it is', '老师好！😀\n再见', '老师好！😀\n再见'],
    ['has no blanks around it', '  好 \n', '好'],
    ['has no control characters', 'a\u0000\u0007b\u001b[31m', 'ab[31m'],
    ['does not turn round', 'abc\u202edef', 'abcdef'],
    ['has at most one empty line', 'a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
    ['keeps what looks like markup', '<script>', '<script>'],
    ['of invisible characters is empty', '\u200b\ufeff', ''],
  ])('%s', (_, text, expected) => expect(plainText(text)).toBe(expected))

  it('is counted as people count', () => expect(characterCount('👨‍👩‍👧好')).toBe(2))
})

describe('an announcement', () => {
  const denial = (title: string, content: string, isMeant = false) =>
    noticeDenial(cleanNotice({ title, content }), isMeant)
  it('needs a title and a content', () => {
    expect(denial(' ', '明天休息一天')).toEqual({ empty: 'title' })
    expect(denial('通知', ' \n ')).toEqual({ empty: 'content' })
  })
  it('of less than five characters must be meant', () => {
    expect(denial('通知', '休息四天')).toBe('too-short')
    expect(denial('通知', '休息四天', true)).toBeNull()
    expect(denial('通知', '明天休息吧')).toBeNull()
  })
})
