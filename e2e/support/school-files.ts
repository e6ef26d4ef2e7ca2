/** The files of a school that begins: two teachers, thirty students, three courses with a class each, and a timetable. */

const TIME_ZONE = 'Asia/Shanghai'
const STUDENTS = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'))

const table = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.join(',')).join('\r\n')

/** @param startsAt of the first lesson of the first class; it is taught on that day of every week */
export function schoolFiles(startsAt: Date): ReadonlyMap<string, string> {
  const part = (options: Intl.DateTimeFormatOptions, language = 'en-CA') =>
    new Intl.DateTimeFormat(language, { timeZone: TIME_ZONE, ...options }).format(startsAt)
  const day = part({ year: 'numeric', month: '2-digit', day: '2-digit' })
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return new Map([
    [
      'teachers.csv',
      table(['externalId', 'name', 'username'], ['T1', '周敏', 'teacher.zhou'], ['T2', '何亮', 'teacher.he']),
    ],
    [
      'students.csv',
      table(['externalId', 'name', 'username'], ...STUDENTS.map((no) => [`S${no}`, `学生 ${no}`, `student.s${no}`])),
    ],
    [
      'courses.csv',
      table(
        ['externalId', 'name', 'classType', 'lessonMinutes'],
        ['C1', 'HSK 1 日常汉语', 'small', 45],
        ['C2', 'HSK 2 生活汉语', 'small', 45],
        ['C3', 'HSK 3 大课堂', 'large', 60],
      ),
    ],
    [
      'classes.csv',
      table(
        ['externalId', 'name', 'course', 'teacher'],
        ['K1', '周末小班', 'C1', 'T1'],
        ['K2', '晚间小班', 'C2', 'T2'],
        ['K3', '公开大班', 'C3', 'T1'],
      ),
    ],
    ['enrolments.csv', table(['class', 'student'], ...STUDENTS.map((no) => ['K1', `S${no}`]))],
    ['series.csv', table(['class', 'weekdays', 'time', 'startDate', 'lessons'], ['K1', weekday, time, day, 8])],
  ])
}
