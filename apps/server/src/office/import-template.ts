/** A table to fill in: the columns, an example that an import leaves out, and what each column takes. */
import { COLUMNS, type ImportColumn, type SchoolTable } from '../domain/school/office/import-columns.ts'
import { NOTE_MARK } from '../domain/school/office/import-file.ts'

const EXAMPLES: Readonly<Record<SchoolTable, Readonly<Record<string, string>>>> = {
  teachers: { externalId: 'T-001', name: '王芳', nickname: '王老师', phoneCountry: '86', mobile: '13800000001' },
  students: {
    externalId: 'S-001',
    name: '李小明',
    nickname: 'Ming',
    phoneCountry: '86',
    mobile: '13800000002',
    birthday: '2014-03-05',
    parentName: '李强',
    parentMobile: '+86 13800000003',
  },
  textbooks: { externalId: 'B-001', name: '快乐汉语 1', introduction: '入门', chapters: '你好|谢谢|再见' },
  courses: {
    externalId: 'C-001',
    name: 'HSK 1',
    classType: 'small',
    textbook: 'B-001',
    lessonMinutes: '45',
    price: '1280',
  },
  classes: { externalId: 'K-001', name: '周末班', course: 'C-001', teacher: 'T-001', studentLimit: '12' },
  series: {
    class: 'K-001',
    weekdays: '1,3',
    time: '18:30',
    startDate: '2027-03-01',
    lessons: '20',
    minutes: '45',
    timeZone: 'Asia/Shanghai',
  },
  enrolments: { class: 'K-001', student: 'S-001' },
}

interface Template {
  /** The columns, and the example. */
  rows: string[][]
  /** One row for each column: its name, `*` where it is required, what it takes, and other words for it. */
  notes: string[][]
}

/** Beside the names of columns these notes have no words, so that they need no language. */
export function importTemplate(table: SchoolTable): Template {
  const columns = COLUMNS[table]
  const example = columns.map(({ name }) => EXAMPLES[table][name] ?? '')
  const [first = '', ...rest] = example
  return { rows: [columns.map(({ name }) => name), [NOTE_MARK + first, ...rest]], notes: columns.map(noteOf) }
}

const noteOf = ({ name, isRequired, allowed, max, aliases }: ImportColumn): string[] => [
  name,
  isRequired === true ? '*' : '',
  allowed ?? (name === 'chapters' ? 'a|b|c' : `≤ ${max}`),
  aliases.join(', '),
]
