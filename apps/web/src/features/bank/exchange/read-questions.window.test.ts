import { expect, it } from 'vitest'
import { withPinyin } from '../../../shared/questions/typed-draft.ts'
import { columnsLeftOut, formatOf, readQuestions } from './read-questions.ts'
import { csvColumns, csvRow, giftOf } from './write-questions.ts'

const read = async (text: string, name?: string) => readQuestions(text, formatOf(text, name))
const typesOf = async (text: string, name?: string) =>
  (await read(text, name)).map(({ line, question, denial }) => `${line} ${question?.type ?? denial}`)

it('each pasted line is a question, however its options are written', async () => {
  const lines = await read(
    [
      '1. “谢谢”怎么回答？ | *不客气。 | 对不起。',
      '水果有哪些？\t*苹果\t米饭\t*西瓜',
      '他去哪儿？ A. 学校 B. 商店 答案：B',
      '',
      '朗读：我想喝茶。',
      '请写一个句子。',
      '谁来了？ | 老师 | 学生',
    ].join('\n'),
  )
  expect(lines.map(({ line, question, denial }) => [line, question?.type ?? denial])).toEqual([
    [1, 'singleChoice'],
    [2, 'multipleChoice'],
    [3, 'singleChoice'],
    [5, 'readAloud'],
    [6, 'subjective'],
    [7, 'noAnswer'],
  ])
  expect(lines[0]?.question).toMatchObject({ title: '“谢谢”怎么回答？', correctKeys: ['A'] })
  expect(lines[2]?.question).toMatchObject({ options: [{ title: '学校' }, { title: '商店' }], correctKeys: ['B'] })
})

it('a table is read by its headings, in Chinese too, and a broken row stops no other', async () => {
  expect(
    await typesOf(
      '\uFEFF题型,题目,选项A,选项B,答案\n单选,"你好，怎么说？",你好,再见,A\n配对,什么？,,,\n,写句子,,,\n单选,,a,b,A',
    ),
  ).toEqual(['2 singleChoice', '3 unsupported', '4 subjective', '5 noTitle'])
})

it('a difficulty that is none is named, and the question is a normal one', async () => {
  const lines = await read(
    'title,A,B,answer,difficulty\n谢谢？,不客气,对不起,A,veryhard\n你好？,你好,再见,A,難しい\n早？,早,晚,A,',
  )
  expect(lines.map((line) => [line.question?.difficulty, line.question && line.unknownDifficulty])).toEqual([
    ['normal', 'veryhard'],
    ['hard', undefined],
    ['normal', undefined],
  ])
})

it('a single choice with two right answers says that only one fits', async () => {
  const lines = await read(
    'type,title,A,B,answer\nsingleChoice,谢谢？,不客气,对不起,AB\nsingleChoice,你好？,你好,再见,',
  )
  expect(lines.map(({ denial }) => denial)).toEqual(['severalAnswers', 'noAnswer'])
})

it('GIFT is read question by question', async () => {
  const text =
    '// 第一课\n::q1:: 谢谢？ {=不客气 ~对不起}\n\n天是蓝的。{T}\n\n坏 {=a\n\n2+2 {#4}\n\n写句子 {}\n\n水果？ {~%50%苹果 ~%50%西瓜 ~%-100%米饭}'
  expect(await typesOf(text)).toEqual([
    '2 singleChoice',
    '4 singleChoice',
    '6 unreadable',
    '8 unsupported',
    '10 subjective',
    '12 multipleChoice',
  ])
})

const item = (attributes: string, body: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t">
  <responseDeclaration identifier="R"><correctResponse><value>y</value></correctResponse></responseDeclaration>
  <itemBody><p>读一读。</p><choiceInteraction responseIdentifier="R" ${attributes}>${body}</choiceInteraction></itemBody></assessmentItem>`

it('QTI choices are read as text, and a file with entities is not read at all', async () => {
  const body =
    '<prompt>哪个对？</prompt><simpleChoice identifier="x"><b>甲</b></simpleChoice><simpleChoice identifier="y">乙</simpleChoice>'
  const [line] = await read(item('maxChoices="1"', body))
  expect(line?.question).toMatchObject({ title: '哪个对？', passage: '读一读。', correctKeys: ['B'] })
  expect(line?.question?.options?.[0]).toEqual({ key: 'A', title: '甲' })
  expect(await typesOf(`<!DOCTYPE x [<!ENTITY a "b">]>${item('', body)}`)).toEqual(['1 unsupported'])
  expect(await typesOf('<assessmentItem><itemBody/></assessmentItem>')).toEqual(['1 unsupported'])
})

const gaps = (
  body: string,
) => `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="g" title="t">
  <responseDeclaration identifier="R1"><correctResponse><value>商店</value></correctResponse>
    <mapping><mapEntry mapKey="商店" mappedValue="1"/><mapEntry mapKey="超市" mappedValue="0.5"/>
      <mapEntry mapKey="学校" mappedValue="0"/></mapping></responseDeclaration>
  <responseDeclaration identifier="R2"><correctResponse><value>茶</value></correctResponse></responseDeclaration>
  <itemBody>${body}</itemBody><modalFeedback>看地点。</modalFeedback></assessmentItem>`
const gap = (id: string) => `<textEntryInteraction responseIdentifier="${id}" expectedLength="4"/>`

it('QTI gaps are fill-ins with all that is right, and longer answers are written ones', async () => {
  const [fillIn] = await read(gaps(`<p>我去${gap('R1')}买<b>${gap('R2')}</b>{热的}。</p>`))
  expect(fillIn?.question).toMatchObject({
    type: 'fillIn',
    title: '我去____买____（热的）。',
    analysis: '看地点。',
    typed: { answerBy: 'ime', accepted: [['商店', '超市'], ['茶']] },
  })
  expect((await read(gaps(`<p>谁来了？${gap('R3')}</p>`)))[0]?.denial).toBe('noAnswer')
  const [written] = await read(
    gaps(
      '<p>看图。</p><extendedTextInteraction responseIdentifier="R1"><prompt>写三句话。</prompt></extendedTextInteraction><uploadInteraction responseIdentifier="R2"/>',
    ),
  )
  expect(written?.question).toMatchObject({
    type: 'subjective',
    title: '写三句话。',
    passage: '看图。',
    answerModes: ['text', 'photo'],
  })
  expect(await typesOf(gaps(`<p>${gap('R1')}</p><orderInteraction responseIdentifier="R2"/>`))).toEqual([
    '1 unsupported',
  ])
})

it('a file that was written is read again as the same question', async () => {
  const question = {
    type: 'multipleChoice' as const,
    title: '1+1=2？{对}~',
    passage: '',
    options: [
      { key: 'A' as const, title: '=对' },
      { key: 'B' as const, title: '错' },
      { key: 'C' as const, title: '是' },
    ],
    correctKeys: ['A' as const, 'C' as const],
    analysis: '解析：对',
    difficulty: 'easy' as const,
    answerModes: ['choice' as const],
    ruby: [],
    typed: null,
  }
  const [gift] = await readQuestions(giftOf(question as never), 'gift')
  expect(gift?.question).toMatchObject({ title: question.title, options: question.options, correctKeys: ['A', 'C'] })
  const { default: Papa } = await import('papaparse')
  const table = Papa.unparse([[...csvColumns], csvRow(question as never)], { escapeFormulae: true })
  const [row] = await readQuestions(table, 'csv')
  expect(row?.question).toMatchObject({ title: question.title, options: question.options, difficulty: 'easy' })
})

it('what is typed in class is read from lines, tables and GIFT, and written again', async () => {
  const lines = await read('我去{商店 / 超市}买{茶}。\n听写：再见 / 拜拜\n听写： / ')
  expect(
    lines.map(({ question, denial }) => [question?.type ?? denial, question?.title, question?.typed?.accepted]),
  ).toEqual([
    ['fillIn', '我去____买____。', [['商店', '超市'], ['茶']]],
    ['dictation', '请写出你听到的话。', [['再见', '拜拜']]],
    ['noAnswer', undefined, undefined],
  ])
  const gift = await read('我要{=买 =卖}茶。\n\n首都是？ {=北京}')
  expect(gift.map(({ question }) => [question?.type, question?.title, question?.typed?.accepted])).toEqual([
    ['fillIn', '我要____茶。', [['买', '卖']]],
    ['fillIn', '首都是？ ____', [['北京']]],
  ])
  const { default: Papa } = await import('papaparse')
  const saved = lines.flatMap(({ question }) =>
    question
      ? [{ passage: '', options: [], correctKeys: [], analysis: '', answerModes: ['text'], ruby: [], ...question }]
      : [],
  )
  const table = Papa.unparse([[...csvColumns], ...saved.map((question) => csvRow(question as never))])
  expect((await readQuestions(table, 'csv')).map(({ question }) => question)).toEqual(
    lines.flatMap(({ question }) => question ?? []),
  )
  const [fillIn] = gift
  const written = giftOf({ ...saved[0], ...fillIn?.question, analysis: '' } as never)
  expect((await readQuestions(written, 'gift'))[0]?.question).toEqual(fillIn?.question)
  // Moodle has no sentence of several blanks: it gets a written answer, and we read our own note beside it.
  const [several] = await read('我{要 / 想}喝一{杯}茶。')
  const noted = giftOf({ ...saved[0], ...several?.question, analysis: '' } as never)
  expect((await readQuestions(noted, 'gift'))[0]?.question).toEqual(several?.question)
})

const choice = {
  type: 'singleChoice' as const,
  title: '银行的行怎么读？',
  passage: '',
  options: [
    { key: 'A' as const, title: '行不行' },
    { key: 'B' as const, title: '好了' },
  ],
  correctKeys: ['B' as const],
  analysis: '',
  difficulty: 'normal' as const,
  answerModes: ['choice' as const],
  typed: null,
}
const ruby = [
  { field: 'title' as const, from: 3, to: 4, pinyin: 'háng' },
  { field: 'A' as const, from: 2, to: 3, pinyin: 'xíng' },
  { field: 'B' as const, from: 0, to: 2, pinyin: 'hǎo liǎo' },
]
const tableOf = async (...questions: readonly object[]) => {
  const { default: Papa } = await import('papaparse')
  return Papa.unparse([[...csvColumns], ...questions.map((question) => csvRow(question as never))])
}

it('corrected pinyin is written as words with their readings, and read again at the same places', async () => {
  const table = await tableOf({ ...choice, ruby })
  expect(table).toContain('行#2=háng; A:行#2=xíng; B:好了=hǎo liǎo')
  expect((await readQuestions(table, 'csv'))[0]?.question?.ruby).toEqual(ruby)
  const aloud = {
    ...choice,
    type: 'readAloud' as const,
    options: [],
    correctKeys: [],
    passage: '他还书。',
    ruby: [{ field: 'passage' as const, from: 1, to: 2, pinyin: 'huán' }],
  }
  const gift = `${giftOf({ ...choice, ruby } as never)}\n\n${giftOf(aloud as never)}`
  const [again, written] = await readQuestions(gift, 'gift')
  expect(again?.question?.ruby).toEqual(ruby)
  // Moodle has no text to read aloud: it is part of what is asked.
  expect(written?.question).toMatchObject({
    title: '银行的行怎么读？\n他还书。',
    ruby: [{ field: 'title', from: 10, to: 11 }],
  })
})

it('pinyin of a table may have tones as numbers; what fits no word is told at its line', async () => {
  const rows = (...cells: readonly string[]) =>
    `题目,选项A,答案,拼音\n${cells.map((cell) => `银行,对,A,${cell}`).join('\n')}`
  const lines = await readQuestions(
    rows('行=hang2', '；题目：银=yín；A：对=duì', '走=zǒu', '行=?', '银行=yín háng;行=xíng'),
    'csv',
  )
  expect(lines.map(({ question, denial }) => question?.ruby ?? denial)).toEqual([
    [{ field: 'title', from: 1, to: 2, pinyin: 'háng' }],
    [
      { field: 'title', from: 0, to: 1, pinyin: 'yín' },
      { field: 'A', from: 0, to: 1, pinyin: 'duì' },
    ],
    'wrongPinyin',
    'wrongPinyin',
    'wrongPinyin',
  ])
})

it('an answer that is typed in pinyin stays one in tables and GIFT', async () => {
  const typed = { answerBy: 'pinyin' as const, accepted: [['买', '要']], pinyin: [['mǎi', 'yào']] }
  const fillIn = {
    ...choice,
    type: 'fillIn' as const,
    title: '我去____茶。',
    options: [],
    correctKeys: [],
    typed,
    ruby: [],
  }
  for (const [text, format] of [
    [await tableOf(fillIn), 'csv'],
    [giftOf(fillIn as never), 'gift'],
  ] as const) {
    const [line] = await readQuestions(text, format)
    // The dictionary gives the pinyin when it is sent.
    expect(line?.question).toMatchObject({ title: fillIn.title, typed: { ...typed, pinyin: [[]] } })
    expect(line?.question && (await withPinyin(line.question)).typed).toEqual(typed)
  }
})

it('options may share a column of a table, by letters, lines or bars, and the answer may be their words', async () => {
  const lines = await readQuestions(
    [
      '题目,选项,答案',
      '“水”是什么？,A. 火 B. 水，C. 山,B',
      '"“山”是什么？","A、火\nB、水\nC、山",C',
      '“火”是什么？,火 | 水 | 山,火',
      '“茶”是什么？,火；茶；水,选 (B)',
      '“apple”是什么？,苹果；茶；水,apple',
      '“face”是什么？,hand; face,face',
    ].join('\n'),
    'csv',
  )
  expect(lines.map(({ question, denial }) => question?.correctKeys ?? denial)).toEqual([
    ['B'],
    ['C'],
    ['A'],
    ['B'],
    'noAnswer',
    ['B'],
  ])
  expect(lines[1]?.question?.options?.map(({ title }) => title)).toEqual(['火', '水', '山'])
})

it('columns that nothing is taken from are named', async () => {
  expect(await columnsLeftOut('题目,来源,答案,,Remark\n你好吗？,第一课,,,', 'csv')).toEqual(['来源', 'Remark'])
  expect(await columnsLeftOut([...csvColumns].join(','), 'csv')).toEqual([])
  expect(await columnsLeftOut('a,b\n1,2', 'csv')).toEqual([])
  expect(await columnsLeftOut('题目 | 来源', 'plain')).toEqual([])
})
