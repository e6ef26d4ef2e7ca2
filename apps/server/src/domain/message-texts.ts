/** The words of system messages. `{…}` is filled from the message's values; a value that is an instant is written as a date by who shows it. */
import type { Localized } from '../db/schema/values.ts'

export const messageTexts = {
  lessonMoved: {
    zh: '课程「{lessonName}」已改到 {startTime}',
    en: 'The lesson “{lessonName}” was moved to {startTime}',
    ja: '授業「{lessonName}」は {startTime} に変更されました',
  },
  lessonPostponed: {
    zh: '课程「{lessonName}」（原定 {startTime}）暂停，新的时间待通知',
    en: 'The lesson “{lessonName}”, planned for {startTime}, is called off until its new time is known',
    ja: '授業「{lessonName}」（{startTime} の予定）は延期になりました。新しい日時は追ってお知らせします',
  },
  lessonsAdded: {
    zh: '班级「{className}」新增了 {count} 节课，首节课时间 {startTime}',
    en: '{count} lessons were added to “{className}”, the first at {startTime}',
    ja: 'クラス「{className}」に授業が {count} 回追加されました。最初は {startTime} です',
  },
  lessonsCancelled: {
    zh: '班级「{className}」取消了 {count} 节课',
    en: '{count} lessons of “{className}” were cancelled',
    ja: 'クラス「{className}」の授業 {count} 回が中止になりました',
  },
  removedFromClass: {
    zh: '您已被移出班级「{className}」',
    en: 'You are no longer in the class “{className}”',
    ja: 'クラス「{className}」から外れました',
  },
  studentOnLeave: {
    zh: '{studentName} 请假：「{lessonName}」{startTime}',
    en: '{studentName} cannot come to “{lessonName}” at {startTime}',
    ja: '{studentName} さんは授業「{lessonName}」（{startTime}）を欠席の予定です',
  },
  lessonReminder: {
    zh: '课程「{lessonName}」将于 {startTime} 开始',
    en: 'The lesson “{lessonName}” starts at {startTime}',
    ja: '授業「{lessonName}」は {startTime} に始まります',
  },
  homeworkAssigned: {
    zh: '老师布置了新作业「{title}」，截止时间 {endTime}',
    en: 'New homework “{title}”, due {endTime}',
    ja: '新しい宿題「{title}」、締め切りは {endTime}',
  },
  homeworkReminder: {
    zh: '作业「{title}」将于 {endTime} 截止，请尽快完成',
    en: 'Homework “{title}” is due {endTime}',
    ja: '宿題「{title}」の締め切りは {endTime} です',
  },
  homeworkSubmitted: {
    zh: '{studentName} 提交了作业「{title}」',
    en: '{studentName} handed in “{title}”',
    ja: '{studentName} さんが宿題「{title}」を提出しました',
  },
  homeworkGraded: {
    zh: '作业「{title}」已批改：{score} 分',
    en: 'Homework “{title}” was graded: {score} points',
    ja: '宿題「{title}」が採点されました：{score} 点',
  },
  homeworkReturned: {
    zh: '作业「{title}」被退回，请订正后再交',
    en: 'Homework “{title}” was returned, please correct it and hand it in again',
    ja: '宿題「{title}」が返却されました。直してもう一度提出してください',
  },
  replayDecided: {
    zh: '回放「{title}」审核结果：{audit}',
    en: 'Replay “{title}” was reviewed: {audit}',
    ja: 'リプレイ「{title}」の審査結果：{audit}',
  },
  orderPaid: {
    zh: '您已购买「{courseName}」，请签署合同',
    en: 'You bought “{courseName}”, please sign the contract',
    ja: '「{courseName}」を購入しました。契約書に署名してください',
  },
  noticePublished: {
    zh: '{className}：{title}',
    en: '{className}: {title}',
    ja: '{className}：{title}',
  },
} as const satisfies Record<string, Localized>

export type MessageKind = keyof typeof messageTexts
