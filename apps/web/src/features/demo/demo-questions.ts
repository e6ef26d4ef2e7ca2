import type { MemoryBankQuestion } from '@hwjy/classroom/local'

const LETTERS = ['A', 'B', 'C', 'D']
const question = (
  questionId: string,
  title: string,
  options: readonly string[],
  ...correctKeys: readonly string[]
): MemoryBankQuestion => ({
  questionId,
  title,
  options: options.map((words, i) => ({ key: LETTERS[i] ?? 'A', title: words })),
  type: correctKeys.length > 1 ? 'multiple' : 'single',
  correctKeys,
  place: '第一课 · 你好',
})

const typed = (
  questionId: string,
  type: 'fillIn' | 'dictation',
  title: string,
  accepted: readonly (readonly string[])[],
): MemoryBankQuestion => ({ ...question(questionId, title, []), type, accepted })

/** Questions that the demonstration's teacher can ask. The questions are Chinese in every language: they are what is taught. */
export const demoQuestions: readonly MemoryBankQuestion[] = [
  question('demo-1', '“谢谢”应该怎么回答？', ['不客气。', '对不起。', '再见。'], 'A'),
  question('demo-2', '早上见到老师，说什么？', ['晚安！', '老师好！', '谢谢！'], 'B'),
  question('demo-3', '“你叫什么名字？”问的是什么？', ['年龄', '国家', '名字', '电话'], 'C'),
  question('demo-4', '“他___我的老师。”空里填哪个字？', ['是', '叫', '姓'], 'A'),
  question('demo-5', '哪些话可以在见面的时候说？', ['你好！', '再见！', '早上好！'], 'A', 'C'),
  question('demo-6', '哪些是家人？', ['爸爸', '老师', '妈妈', '同学'], 'A', 'C'),
  typed('demo-7', 'fillIn', '你____什么名字？', [['叫']]),
  typed('demo-8', 'dictation', '请写出你听到的话。', [['再见', '再见。']]),
]
/** Already prepared when the visitor opens the drawer. */
export const demoPreparedIds: readonly string[] = ['demo-1', 'demo-2', 'demo-4']
