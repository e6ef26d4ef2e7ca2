import { HOUR_MS, MINUTE_MS } from '../domain/durations.ts'
import { CLASS_LIMIT } from '../domain/rooms/room-times.ts'
import { namedLesson } from './demo-lesson-names.ts'

export interface DemoCourse {
  id: string
  classId: string
  name: string
  className: string
  classType: 'small' | 'large'
  teacherId: string
  studentLimit: number
  /** True when the timetable always has a lesson that can be started at once. */
  hasLessonNow: boolean
  /** Time from now to the next lesson after that. */
  nextInMs: number
  /** Time since the class was last held. */
  heldAgoMs: number
  lessons: readonly string[]
}

/** Three courses as a school would teach them; each has one class, and every demo student is in all three. */
export const DEMO_COURSES: readonly DemoCourse[] = [
  {
    id: 'crs_hsk1',
    classId: 'cls_hsk1',
    name: 'HSK 1 · 日常汉语入门',
    className: '周末小班 A',
    classType: 'small',
    teacherId: 'usr_li',
    studentLimit: CLASS_LIMIT.small,
    hasLessonNow: true,
    nextInMs: 3 * HOUR_MS,
    heldAgoMs: 3 * HOUR_MS,
    lessons: [
      '第一课 你好',
      '第二课 谢谢你',
      '第三课 你叫什么名字',
      '第四课 她是我的汉语老师',
      '第五课 她女儿今年二十岁',
      '第六课 我会说汉语',
      '第七课 今天几号',
      '第八课 我想喝茶',
      '第九课 你儿子在哪儿工作',
      '第十课 我能坐这儿吗',
      '第十一课 现在几点',
      '第十二课 明天天气怎么样',
    ],
  },
  {
    id: 'crs_hsk2',
    classId: 'cls_hsk2',
    name: 'HSK 2 · 生活汉语',
    className: '晚间小班 B',
    classType: 'small',
    teacherId: 'usr_wang',
    studentLimit: CLASS_LIMIT.small,
    hasLessonNow: true,
    nextInMs: 2 * HOUR_MS,
    heldAgoMs: 4 * HOUR_MS,
    lessons: [
      '第一课 九月去北京旅游最好',
      '第二课 我每天六点起床',
      '第三课 左边那个红色的是我的',
      '第四课 这个工作是他帮我介绍的',
      '第五课 就买这件吧',
      '第六课 你怎么不吃了',
      '第七课 你家离公司远吗',
      '第八课 让我想想再告诉你',
      '第九课 题太多，我没做完',
      '第十课 别找手机了，在桌子上呢',
    ],
  },
  {
    id: 'crs_hsk3',
    classId: 'cls_hsk3',
    name: 'HSK 3 · 汉语大课堂',
    className: '公开大班',
    classType: 'large',
    teacherId: 'usr_li',
    studentLimit: CLASS_LIMIT.large,
    // Within the hour in which a class may be started early, so that the large class can be tried too.
    hasLessonNow: false,
    nextInMs: 50 * MINUTE_MS,
    heldAgoMs: 5 * HOUR_MS,
    lessons: [
      '第一课 周末你有什么打算',
      '第二课 他什么时候回来',
      '第三课 桌子上放着很多饮料',
      '第四课 她总是笑着跟客人说话',
      '第五课 我最近越来越胖了',
      '第六课 怎么突然找不到了',
      '第七课 我跟她都认识五年了',
      '第八课 你去哪儿我就去哪儿',
    ],
  },
]

/** The lesson's name by its number, counted from 1; a course that is through begins again. */
export function demoLesson(course: DemoCourse, no: number): { no: number } & ReturnType<typeof namedLesson> {
  const place = ((no - 1) % course.lessons.length) + 1
  return { no: place, ...namedLesson(course.lessons[place - 1] ?? course.name) }
}
