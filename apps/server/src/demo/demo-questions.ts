/** The demo school's question bank: eight questions a course and, in the first, what is typed in class. */
import type { AnswerMode, Difficulty, QuestionType, TypedKey } from '../domain/homework/question.ts'

export interface DemoQuestion {
  id: string
  courseId: string
  type: QuestionType
  difficulty: Difficulty
  title: string
  passage: string
  options: readonly string[]
  correctKeys: readonly string[]
  answerModes: readonly AnswerMode[]
  analysis: string
  typed: TypedKey | null
}

type Text = Pick<DemoQuestion, 'title' | 'analysis'> &
  Partial<Pick<DemoQuestion, 'passage' | 'difficulty' | 'options' | 'correctKeys' | 'typed'>>

const single = (text: Text) => ({ type: 'singleChoice', answerModes: ['choice'], ...text }) as const
const multiple = (text: Text) => ({ type: 'multipleChoice', answerModes: ['choice'], ...text }) as const
const readAloud = (text: Text) => ({ type: 'readAloud', answerModes: ['audio'], ...text }) as const
const written = (text: Text) => ({ type: 'subjective', answerModes: ['text', 'photo'], ...text }) as const

const typed = (type: 'fillIn' | 'dictation', accepted: string[][], text: Text) =>
  ({
    type,
    answerModes: ['text'],
    typed: { answerBy: 'ime', accepted, pinyin: accepted.map(() => []) },
    ...text,
  }) as const

const HSK1 = [
  single({
    title: '“你叫什么名字？”应该怎么回答？',
    options: ['我很好。', '我叫安娜。', '我是学生。', '不客气。'],
    correctKeys: ['B'],
    analysis: '“叫”后面直接说名字。',
    difficulty: 'easy',
  }),
  single({
    title: '选词填空：我想喝一（  ）茶。',
    options: ['本', '个', '杯', '口'],
    correctKeys: ['C'],
    analysis: '茶、水、咖啡用量词“杯”。',
    difficulty: 'easy',
  }),
  multiple({
    title: '下面哪些可以用来打招呼？',
    options: ['你好！', '早上好！', '再见！', '大家好！'],
    correctKeys: ['A', 'B', 'D'],
    analysis: '“再见”是告别时说的。',
    difficulty: 'easy',
  }),
  multiple({
    title: '哪些词表示时间？',
    options: ['昨天', '桌子', '现在', '星期三', '朋友'],
    correctKeys: ['A', 'C', 'D'],
    analysis: '“桌子”是东西，“朋友”是人。',
  }),
  readAloud({
    title: '请朗读下面的对话，注意三声变调。',
    passage: '你好！我叫李雨。你叫什么名字？很高兴认识你。',
    analysis: '“你好”“很好”里，前一个三声读成二声。',
    difficulty: 'easy',
  }),
  readAloud({
    title: '请朗读课文，注意“几”和“七”的声调。',
    passage: '今天几号？今天七号，星期六。我和朋友下午三点去看电影。',
    analysis: '“几”是三声，“七”是一声。',
  }),
  written({
    title: '用“在”写三个句子，说说你的家人在哪儿工作或学习。',
    analysis: '语序是：人 + 在 + 地方 + 做什么。例如：我妈妈在医院工作。',
  }),
  written({
    title: '介绍一下你自己：名字、国家、岁数、喜欢什么。至少五句话。',
    analysis: '可以用“我叫……”“我是……人”“我今年……岁”“我喜欢……”。',
    difficulty: 'hard',
  }),
  typed('fillIn', [['叫']], { title: '你____什么名字？', analysis: '问名字用“叫”。', difficulty: 'easy' }),
  typed('fillIn', [['想', '要'], ['杯']], { title: '我____喝一____茶。', analysis: '茶用量词“杯”。' }),
  typed('dictation', [['再见', '再见。']], {
    title: '请写出你听到的话。',
    analysis: '“再”不是“在”。',
    difficulty: 'easy',
  }),
]

const HSK2 = [
  single({
    title: '选词填空：我每天六点起床，（  ）跑步，（  ）吃早饭。',
    options: ['先……再……', '一边……一边……', '因为……所以……', '虽然……但是……'],
    correctKeys: ['A'],
    analysis: '两件事有先后，用“先……再……”。',
  }),
  single({
    title: '“这件衣服比那件贵一点儿”的意思是：',
    options: ['两件一样贵', '这件更贵', '那件更贵', '两件都不贵'],
    correctKeys: ['B'],
    analysis: 'A 比 B + 形容词，说的是 A。',
    difficulty: 'easy',
  }),
  multiple({
    title: '哪些句子里的“了”用对了？',
    options: ['我昨天买了一本书。', '我明天去了北京。', '他已经走了。', '我每天喝了咖啡。'],
    correctKeys: ['A', 'C'],
    analysis: '没发生的事和每天的习惯不用“了”。',
    difficulty: 'hard',
  }),
  multiple({
    title: '去北京旅游，什么时候天气最好？请选出课文里说到的理由。',
    passage: '九月去北京旅游最好。九月的北京不冷也不热，人也不太多，西山的红叶快要红了。',
    options: ['不冷也不热', '人不太多', '东西很便宜', '红叶快红了'],
    correctKeys: ['A', 'B', 'D'],
    analysis: '课文没有说东西便宜。',
  }),
  readAloud({
    title: '请朗读，注意“一”的变调。',
    passage: '我家离公司不远，坐公共汽车一刻钟就到了。我一般一个人去，一边走一边听音乐。',
    analysis: '“一”在四声前读二声，在其他声调前读四声。',
  }),
  readAloud({
    title: '请朗读下面的话，像跟朋友说话一样。',
    passage: '别找手机了，在桌子上呢！你怎么总是忘了东西放在哪儿？',
    analysis: '“呢”读轻声，问句最后稍稍上升。',
    difficulty: 'easy',
  }),
  written({
    title: '用“让”“帮”“给”各写一个句子，说说别人为你做的事。',
    analysis: '例如：妈妈让我早点儿回家；他帮我介绍工作；朋友给我打电话。',
  }),
  written({
    title: '写一写你的一天，从早到晚，用上至少四个时间词。',
    analysis: '时间词放在动词前面：我晚上十点睡觉。',
    difficulty: 'hard',
  }),
]

const HSK3 = [
  single({
    title: '选词填空：桌子上（  ）很多饮料。',
    options: ['放着', '放了在', '着放', '在放着'],
    correctKeys: ['A'],
    analysis: '存在句：地方 + 动词 + 着 + 东西。',
  }),
  single({
    title: '“你去哪儿我就去哪儿”的意思是：',
    options: ['我不知道去哪儿', '你去的地方我也去', '我们去不同的地方', '我哪儿也不去'],
    correctKeys: ['B'],
    analysis: '两个“哪儿”指的是同一个地方。',
  }),
  multiple({
    title: '哪些句子可以改成“把”字句？',
    options: ['我看完了那本书。', '他在学校。', '请关上门。', '我喜欢音乐。'],
    correctKeys: ['A', 'C'],
    analysis: '“把”字句的动词要对东西有影响，并且有结果。',
    difficulty: 'hard',
  }),
  multiple({
    title: '“越来越”可以放在哪些词前面？',
    options: ['胖', '喜欢', '吃', '热'],
    correctKeys: ['A', 'B', 'D'],
    analysis: '“越来越”后面是形容词或心理动词。',
  }),
  readAloud({
    title: '请朗读这段话，注意停顿。',
    passage: '周末你有什么打算？我打算在家休息，把上个星期没看完的小说看完，晚上再跟朋友去吃火锅。',
    analysis: '在逗号的地方停一下，“把”字后面不停。',
  }),
  readAloud({
    title: '请朗读，注意“着”“了”“过”的轻声。',
    passage: '她总是笑着跟客人说话。我们认识五年了，我从来没见过她生气。',
    analysis: '“着、了、过”都读轻声，又轻又短。',
    difficulty: 'easy',
  }),
  written({
    title: '用“突然”“终于”写一件你找东西的事，五到八句话。',
    analysis: '“突然”说没想到的事，“终于”说等了很久的结果。',
    difficulty: 'hard',
  }),
  written({
    title: '看看你的房间，用三个“着”字句写一写里面有什么。',
    analysis: '例如：墙上挂着一张地图；床上放着两个枕头。',
  }),
]

const inCourse =
  (courseId: string) =>
  (question: (typeof HSK1)[number], index: number): DemoQuestion => ({
    passage: '',
    difficulty: 'normal',
    options: [],
    correctKeys: [],
    typed: null,
    ...question,
    id: `qst_${courseId.slice('crs_'.length)}_${index + 1}`,
    courseId,
  })

export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  ...HSK1.map(inCourse('crs_hsk1')),
  ...HSK2.map(inCourse('crs_hsk2')),
  ...HSK3.map(inCourse('crs_hsk3')),
]
