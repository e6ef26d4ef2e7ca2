/** Writes the text of a contract. It is an example: a school has it checked, and replaced, by its lawyers. */
import { formatMessage } from '@hwjy/base'
import type { Language } from '@hwjy/sdk/errors'

export interface ContractDocument {
  language: 'zh-CN' | 'en-US' | 'ja-JP'
  title: string
  clauses: { heading: string; text: string }[]
}

/** Names the version of the text below. A change of the words is a new version; signed contracts keep their own. */
export const CONTRACT_VERSION = '2026-11-23'

export interface ContractFacts {
  orderId: string
  schoolName: string
  studentName: string
  courseName: string
  className: string
  teacherName: string
  totalLessons: number
  lessonMinutes: number
  amountMinor: number
  currency: string
  /** Day of payment in the school's calendar, `YYYY-MM-DD`. */
  paidOn: string
}

/** Fills in the contract in the reader's language. */
export function contractDocument(language: Language, facts: ContractFacts): ContractDocument {
  const { title, clauses } = TEXTS[language]
  const values: Record<string, string> = {
    ...facts,
    totalLessons: String(facts.totalLessons),
    lessonMinutes: String(facts.lessonMinutes),
    amountMinor: String(facts.amountMinor),
    amount: moneyIn(language, facts.amountMinor, facts.currency),
  }
  const fill = (text: string) => formatMessage(text, (name) => values[name] ?? '', language)
  return { language, title, clauses: clauses.map(([heading, text]) => ({ heading, text: fill(text) })) }
}

/** `¥1,280.00`; how many digits stand behind the point is the currency's business. */
export function moneyIn(language: Language, amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

type Text = { title: string; clauses: readonly (readonly [heading: string, text: string])[] }

const TEXTS: Readonly<Record<Language, Text>> = {
  'zh-CN': {
    title: '线上课程服务合同',
    clauses: [
      ['一、双方', '甲方（学员）：{studentName}\n乙方（学校）：{schoolName}\n订单号：{orderId}'],
      [
        '二、课程',
        '乙方为甲方提供“{courseName}”线上直播课程，共 {totalLessons} 节，每节 {lessonMinutes} 分钟，班级为“{className}”，任课教师为 {teacherName}。上课时间以课表为准；乙方调整时间应提前通知甲方。',
      ],
      ['三、费用', '课程费用共计 {amount}，甲方已于 {paidOn} 付清。'],
      [
        '四、上课与补课',
        '课前 10 分钟开放教室，开课 30 分钟后不再允许首次进入。因乙方原因未能上课的，乙方应另行安排补课；甲方缺课的，可以观看回放。',
      ],
      [
        '五、退费',
        '首节课开始前，甲方可以申请全额退费。开课以后，按未上课节数占总节数的比例退还。退费在申请之日起十五日内原路退回。',
      ],
      ['六、个人信息与录像', '乙方只为教学目的使用甲方的个人信息和课堂录像，不向无关的第三方提供。'],
      ['七、其他', '甲方未满十八周岁的，由其监护人签署。双方对本合同有争议的，先协商解决。'],
    ],
  },
  'en-US': {
    title: 'Online course agreement',
    clauses: [
      ['1. Parties', 'Student: {studentName}\nSchool: {schoolName}\nOrder: {orderId}'],
      [
        '2. Course',
        'The school provides the student with the live online course “{courseName}”: {totalLessons} lessons of {lessonMinutes} minutes each, in the class “{className}”, taught by {teacherName}. The timetable sets the dates and times. The school informs the student of changes in advance.',
      ],
      ['3. Price', 'The price of the course is {amount}, which was paid in full on {paidOn}.'],
      [
        '4. Attendance',
        'The classroom opens 10 minutes before each lesson. Students may not enter for the first time later than 30 minutes after its start. If the school cannot hold a lesson, it offers another date. Students can watch replays of lessons they miss.',
      ],
      [
        '5. Refunds',
        'Before the first lesson starts, the student may request a full refund; after that, a refund in proportion to the lessons not yet held. Refunds are made to the original payment method within fifteen days of the request.',
      ],
      [
        '6. Personal data and recordings',
        'The school uses personal data and lesson recordings only for teaching and does not share them with unrelated third parties.',
      ],
      [
        '7. Other terms',
        'If the student is under eighteen, a parent or guardian signs. The parties first try to resolve any dispute through discussion.',
      ],
    ],
  },
  'ja-JP': {
    title: 'オンライン講座契約書',
    clauses: [
      ['第1条（当事者）', '受講者：{studentName}\n学校：{schoolName}\n注文番号：{orderId}'],
      [
        '第2条（講座）',
        '学校は受講者に、オンラインライブ講座「{courseName}」（全 {totalLessons} 回、1 回 {lessonMinutes} 分、クラス「{className}」、担当 {teacherName}）を提供します。日時は時間割によります。学校が日時を変更するときは、事前に受講者に知らせます。',
      ],
      ['第3条（受講料）', '受講料は総額 {amount} とし、受講者は {paidOn} に全額を支払いました。'],
      [
        '第4条（受講）',
        '教室は授業の 10 分前に開き、開始から 30 分を過ぎると初めての入室はできません。学校の都合で実施できなかった授業は別の日時に行います。欠席した授業は録画で視聴できます。',
      ],
      [
        '第5条（返金）',
        '初回の授業の開始前は全額、開始後は未実施の回数に応じた額の返金を求めることができます。返金は申し出から 15 日以内に、支払いと同じ方法で行います。',
      ],
      ['第6条（個人情報と録画）', '学校は個人情報と授業の録画を教育の目的にのみ用い、関係のない第三者に提供しません。'],
      [
        '第7条（その他）',
        '受講者が 18 歳未満の場合は、保護者が署名します。本契約に関して争いが生じたときは、まず話し合いによる解決を図ります。',
      ],
    ],
  },
}
