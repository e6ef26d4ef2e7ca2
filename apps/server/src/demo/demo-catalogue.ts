/** The demo school's offer besides its three courses: two public courses, one to buy, and schools to look at. */
import { and, eq, exists, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../db/database.ts'
import { CONTRACT_VERSION } from '../domain/courses/contract-text.ts'
import { planCycle } from '../domain/courses/course-plan.ts'
import { DAY_MS } from '../domain/durations.ts'
import { ORDER_LIFETIME_MS } from '../domain/courses/order-rules.ts'
import { CLASS_LIMIT } from '../domain/rooms/room-times.ts'
import { addDays, momentOf } from '../domain/timetable/school-time.ts'
import { chapterIdOf } from '../reference/seed-reference-data.ts'
import { localized } from '../reference/textbooks/textbook-source.ts'
import { DEMO_COURSES } from './demo-courses.ts'
import type { DemoIds } from './demo-ids.ts'
import { named } from './demo-names.ts'

type CourseRow = typeof schema.course.$inferInsert

const TIME_ZONE = 'Asia/Shanghai'

/** The demo course's place in the catalogue, and what it is taught from: `crs_hsk1` → `tbk_hsk1`. */
export function demoOffer(courseId: string) {
  const level = courseId.replace('crs_', '')
  return {
    subjectId: 'sub_comprehensive',
    textbookId: `tbk_${level}`,
    introduction: INTRODUCTIONS[level] ?? '',
    priceMinor: 98_000,
  }
}

export const demoChapterId = (courseId: string, no: number) => `${courseId.replace('crs_', 'cch_')}_${no}`

const INTRODUCTIONS: Readonly<Record<string, string>> = {
  hsk1: '从零开始学中文。每课一个生活话题：打招呼、介绍家人、买东西、谈天气。小班互动，人人开口。',
  hsk2: '用中文过日子：旅行、购物、看病、找工作。在真实场景里练习比较、建议和讲述。',
  hsk3: '读短篇故事，学“把”“被”“越来越”等句式。大班讲解，课后有作业和回放。',
}

interface ExtraCourse {
  course: CourseRow & { cycle: { weekday: number; time: string }[]; lessonMinutes: number }
  classId: string
  className: string
  teacherId: string
  seats: number
  lessons: readonly string[]
}

const EXTRA_COURSES: readonly ExtraCourse[] = [
  {
    course: {
      id: 'crs_festivals',
      schoolId: 'sch_demo',
      name: '中国节日故事',
      classType: 'large',
      teachingType: 'public',
      totalLessons: 4,
      kind: 'public',
      status: 'published',
      authorId: 'usr_wang',
      subjectId: 'sub_festivals',
      introduction:
        '四个节日，四个故事：春节、元宵、端午、中秋。听故事，学词语，一起包粽子、猜灯谜。免费参加，欢迎全家一起来。',
      lessonMinutes: 60,
      isPeriodic: true,
      cycle: [{ weekday: 6, time: '10:00' }],
    },
    classId: 'cls_festivals',
    className: '中国节日故事',
    teacherId: 'usr_wang',
    seats: CLASS_LIMIT.large,
    lessons: ['春节：年兽怕什么', '元宵：灯谜里的汉字', '端午：粽子为什么扔进河里', '中秋：月亮上的兔子'],
  },
  {
    course: {
      id: 'crs_calligraphy',
      schoolId: 'sch_demo',
      name: '书法入门：写好自己的名字',
      classType: 'small',
      teachingType: 'public',
      totalLessons: 3,
      kind: 'public',
      status: 'draft',
      authorId: 'usr_li',
      subjectId: 'sub_calligraphy',
      introduction: '准备一支毛笔和一张纸，从“永”字八法开始，三节课写好自己的中文名字。',
      lessonMinutes: 45,
      isPeriodic: true,
      cycle: [{ weekday: 7, time: '15:00' }],
    },
    classId: 'cls_calligraphy',
    className: '书法入门：写好自己的名字',
    teacherId: 'usr_li',
    seats: 12,
    lessons: ['第一课 笔画与坐姿', '第二课 “永”字八法', '第三课 写我的名字'],
  },
  {
    course: {
      id: 'crs_business',
      schoolId: 'sch_demo',
      name: '商务中文入门',
      classType: 'small',
      teachingType: 'live',
      totalLessons: 8,
      subjectId: 'sub_business',
      introduction:
        '自我介绍、交换名片、约时间、谈价格、写邮件。每周两次，适合 HSK 3 以上、要和中国同事一起工作的学员。',
      lessonMinutes: 60,
      isPeriodic: true,
      cycle: [
        { weekday: 2, time: '20:00' },
        { weekday: 4, time: '20:00' },
      ],
      priceMinor: 128_000,
    },
    classId: 'cls_business',
    className: '商务中文 · 周二周四晚',
    teacherId: 'usr_wang',
    seats: 16,
    lessons: [
      '第一课 初次见面',
      '第二课 交换名片',
      '第三课 约时间',
      '第四课 打电话',
      '第五课 开会',
      '第六课 谈价格',
      '第七课 写邮件',
      '第八课 请客吃饭',
    ],
  },
]

const EXTRA_CLASS_IDS = EXTRA_COURSES.map(({ classId }) => classId)

const ENROLMENTS = [
  { classId: 'cls_festivals', studentId: 'usr_haru' },
  { classId: 'cls_festivals', studentId: 'usr_grace' },
  { classId: 'cls_business', studentId: 'usr_anna' },
]

/** Runs in the transaction that makes the demo school. */
export async function seedDemoCatalogue(tx: Database, ids: DemoIds, now: EpochMs): Promise<void> {
  const startDay = addDays(momentOf(now, TIME_ZONE).day, 2)
  await tx
    .insert(schema.school)
    .values(ids.of(OTHER_SCHOOLS.map((other, index) => ({ ...other, introducedBy: 'sch_demo', position: index + 1 }))))
  await tx.insert(schema.courseChapter).values(
    ids.of(
      DEMO_COURSES.flatMap(({ id, lessons }) =>
        lessons.map((name, index) => ({
          id: demoChapterId(id, index + 1),
          courseId: id,
          no: index + 1,
          name,
          chapterId: chapterIdOf(demoOffer(id).textbookId, index + 1),
        })),
      ),
    ),
  )
  await tx
    .insert(schema.course)
    .values(ids.of(EXTRA_COURSES.map(({ course }) => ({ ...course, createdAt: now, updatedAt: now }))))
  await tx.insert(schema.classGroup).values(
    ids.of(
      EXTRA_COURSES.map(({ course, classId, teacherId, className, seats }) => ({
        id: classId,
        courseId: course.id,
        teacherId,
        name: className,
        studentLimit: seats,
        createdAt: now,
      })),
    ),
  )
  await tx.insert(schema.lesson).values(
    ids.of(
      EXTRA_COURSES.flatMap(({ course: { cycle, lessonMinutes }, classId, lessons }) =>
        planCycle({ cycle, startDay, count: lessons.length, minutes: lessonMinutes, timeZone: TIME_ZONE }).map(
          (time, index) => ({
            id: `les_${classId.replace('cls_', '')}_${index + 1}`,
            classId,
            no: index + 1,
            name: lessons[index] ?? '',
            ...time,
          }),
        ),
      ),
    ),
  )
  await tx.insert(schema.enrolment).values(ids.of(ENROLMENTS.map((row) => ({ ...row, enrolledAt: now - DAY_MS }))))
  await seedPurchase(tx, ids, now - DAY_MS)
}

// Anna bought the business course yesterday; her contract waits for a signature.
async function seedPurchase(tx: Database, ids: DemoIds, at: EpochMs): Promise<void> {
  await tx.insert(schema.purchaseOrder).values(
    ids.of({
      id: 'ord_anna_business',
      studentId: 'usr_anna',
      courseId: 'crs_business',
      classId: 'cls_business',
      status: 'paid',
      amountMinor: 128_000,
      currency: 'CNY',
      paymentId: 'sandbox_ord_anna_business',
      createdAt: at,
      expiresAt: at + ORDER_LIFETIME_MS,
      paidAt: at,
    }),
  )
  await tx.insert(schema.contract).values(
    ids.of({
      id: 'con_anna_business',
      orderId: 'ord_anna_business',
      studentId: 'usr_anna',
      version: CONTRACT_VERSION,
      status: 'unsigned',
      signerName: '',
      createdAt: at,
    }),
  )
}

export const OWN_SCHOOL = {
  region: '上海',
  address: '上海市静安区示范路 100 号',
  phone: '+86 21 5555 0100',
  summary: localized([
    '线上线下结合的华文学校，小班直播，老师来自一线课堂。',
    'A Chinese school online and in Shanghai, with small live classes and experienced classroom teachers.',
    '上海の教室とオンラインで学べる中国語学校。少人数のライブ授業です。',
  ]),
  introduction: localized([
    '华文示范学校成立于 2012 年，为世界各地的学员提供从零基础到高级的中文课程。\n\n每个班最多三十人，每节课都有互动、回放和作业批改；家长可以随时查看孩子的考勤和成绩。',
    'Huawen Demo School has taught Chinese to people all over the world since 2012, from beginner to advanced.\n\nClasses have at most thirty students. Every lesson comes with speaking practice, a replay, and graded homework. Parents can check attendance and results at any time.',
    '華文モデル校は 2012 年の開校以来、世界中の学習者に入門から上級までの中国語を教えています。\n\n1 クラス最大 30 名。毎回の授業で話す時間があり、録画と宿題の採点が付きます。保護者はいつでも出欠と成績を確認できます。',
  ]),
}

const OTHER_SCHOOLS: readonly (typeof schema.school.$inferInsert)[] = [
  {
    id: 'sch_harbour',
    name: '海港中文学校',
    ...named('Hǎigǎng Zhōngwén Xuéxiào', 'Harbour Chinese School', 'ハーバー中国語学校'),
    timeZone: 'Australia/Sydney',
    region: '悉尼',
    address: '12 Harbour Street, Sydney NSW',
    phone: '+61 2 5550 0112',
    summary: localized([
      '周末中文学校，从学前班到高中。',
      'A weekend Chinese school, from kindergarten to year 12.',
      '幼児から高校生までの週末中国語学校。',
    ]),
    introduction: localized([
      '每周六上课，课程结合当地教学大纲，帮助华裔孩子读、写、说中文。',
      'Lessons every Saturday follow the local syllabus and help children of Chinese families read, write, and speak Chinese.',
      '毎週土曜日に、現地の学習指導要領に沿って、華人家庭の子どもが読み書きと会話を学びます。',
    ]),
  },
  {
    id: 'sch_maple',
    name: '枫叶华文书院',
    ...named('Fēngyè Huáwén Shūyuàn', 'Maple Leaf Chinese Academy', 'メープル華文書院'),
    timeZone: 'America/Vancouver',
    region: '温哥华',
    address: '88 Maple Avenue, Vancouver BC',
    phone: '+1 604 555 0188',
    summary: localized([
      '中文与传统文化并重：书法、古诗、节日。',
      'Language and culture side by side: calligraphy, poetry, festivals.',
      '言葉と文化を共に：書道、漢詩、年中行事。',
    ]),
    introduction: localized([
      '书院把语言课和文化课放在一起：上午学中文，下午写书法、读古诗、过节日。',
      'Mornings are for Chinese, afternoons for calligraphy, poetry, and festivals.',
      '午前は中国語、午後は書道や漢詩、年中行事を楽しみます。',
    ]),
  },
  {
    id: 'sch_sakura',
    name: '樱花汉语学院',
    ...named('Yīnghuā Hànyǔ Xuéyuàn', 'Sakura Chinese College', 'さくら中国語学院'),
    timeZone: 'Asia/Tokyo',
    region: '东京',
    address: '東京都千代田区桜通り 3-5',
    phone: '+81 3 5550 0135',
    summary: localized([
      '面向成人的商务中文和 HSK 备考。',
      'Business Chinese and HSK preparation for adults.',
      '社会人のためのビジネス中国語と HSK 対策。',
    ]),
    introduction: localized([
      '晚间课程，小班授课，帮助在职人士用中文工作，并通过 HSK 三到六级。',
      'Evening classes in small groups for people who work: Chinese for the office, and HSK 3 to 6.',
      '仕事帰りに通える少人数の夜間クラス。職場で使える中国語と HSK 3〜6 級を目指します。',
    ]),
  },
]

/** Moves lessons that were not held on by four weeks, so that there is always something to join. */
export async function refreshDemoCatalogue(db: Database, ids: DemoIds, now: EpochMs): Promise<void> {
  const { lesson, room } = schema
  const hasRoom = exists(db.select({ one: sql`1` }).from(room).where(eq(room.id, lesson.id)))
  await db
    .update(lesson)
    .set({
      startsAt: sql`${lesson.startsAt} + interval '28 days'`,
      endsAt: sql`${lesson.endsAt} + interval '28 days'`,
    })
    .where(
      and(
        inArray(lesson.classId, ids.of(EXTRA_CLASS_IDS)),
        isNull(lesson.startedAt),
        isNull(lesson.endedAt),
        or(lt(lesson.endsAt, now), and(lte(lesson.startsAt, now), not(hasRoom))),
      ),
    )
}
