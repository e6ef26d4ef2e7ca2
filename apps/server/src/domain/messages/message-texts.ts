/**
 * Holds the texts of system messages. `{…}` is filled from the message's values; a value that is an instant is written
 * as a date when the message is shown, and `{studentName}` as the student is addressed. `{name}` is a person where the
 * message also has their `role`.
 */
import type { MessageKind } from '@hwjy/sdk/schemas'
import type { Localized } from '../localized.ts'

export const messageTexts = {
  lessonMoved: {
    zh: '课程“{lessonName}”已改到 {startTime}',
    en: '“{lessonName}” has been moved to {startTime}',
    ja: '授業「{lessonName}」は {startTime} に変更されました',
  },
  lessonMovedBecause: {
    zh: '课程“{lessonName}”已改到 {startTime}（原因：{reason}）',
    en: '“{lessonName}” has been moved to {startTime}: {reason}',
    ja: '授業「{lessonName}」は {startTime} に変更されました（理由：{reason}）',
  },
  lessonsMoved: {
    zh: '班级“{className}”有 {count} 节课调整了时间，第一节改到 {startTime}',
    en: '{count} lessons of “{className}” have been moved. The first is now on {startTime}.',
    ja: 'クラス「{className}」の授業 {count} 回の日時が変更されました。最初は {startTime} です。',
  },
  lessonsMovedBecause: {
    zh: '班级“{className}”有 {count} 节课调整了时间，第一节改到 {startTime}（原因：{reason}）',
    en: '{count} lessons of “{className}” have been moved; the first is now on {startTime}: {reason}',
    ja: 'クラス「{className}」の授業 {count} 回の日時が変更され、最初は {startTime} になりました（理由：{reason}）',
  },
  lessonPostponed: {
    zh: '课程“{lessonName}”（原定 {startTime}）已取消，新的时间待通知',
    en: '“{lessonName}”, planned for {startTime}, has been called off. We’ll let you know the new time.',
    ja: '授業「{lessonName}」（{startTime} の予定）は中止になりました。新しい日時は追ってお知らせします。',
  },
  lessonsAdded: {
    zh: '班级“{className}”新增 {count} 节课，首节课时间：{startTime}',
    en: '{count} lessons were added to “{className}”. The first is on {startTime}.',
    ja: 'クラス「{className}」に授業が {count} 回追加されました。最初は {startTime} です。',
  },
  lessonsCancelled: {
    zh: '班级“{className}”已取消 {count} 节课',
    en: '{count} lessons of “{className}” were canceled',
    ja: 'クラス「{className}」の授業 {count} 回が中止になりました',
  },
  removedFromClass: {
    zh: '你已被移出班级“{className}”',
    en: 'You’re no longer in the class “{className}”',
    ja: 'クラス「{className}」の登録が解除されました',
  },
  studentOnLeave: {
    zh: '{studentName}请假：“{lessonName}”（{startTime}）',
    en: '{studentName} can’t come to “{lessonName}” on {startTime}',
    ja: '{studentName}は授業「{lessonName}」（{startTime}）を欠席の予定です',
  },
  lessonReminder: {
    zh: '课程“{lessonName}”将于 {startTime} 开始',
    en: '“{lessonName}” starts on {startTime}',
    ja: '授業「{lessonName}」は {startTime} に始まります',
  },
  performanceWritten: {
    zh: '老师写好了“{lessonName}”的学习报告',
    en: 'Your report for “{lessonName}” is ready',
    ja: '授業「{lessonName}」の学習レポートが届きました',
  },
  feedbackWritten: {
    zh: '老师给你写了“{lessonName}”的反馈',
    en: 'Your teacher wrote you a note about “{lessonName}”',
    ja: '授業「{lessonName}」について、先生からコメントが届きました',
  },
  homeworkAssigned: {
    zh: '老师布置了新作业“{title}”，截止时间：{endTime}',
    en: 'New homework “{title}”, due {endTime}',
    ja: '新しい宿題「{title}」があります。提出期限は {endTime} です。',
  },
  homeworkChanged: {
    zh: '作业“{title}”的截止时间延长到 {endTime}',
    en: 'You have more time for “{title}”: it’s now due {endTime}',
    ja: '宿題「{title}」の提出期限が {endTime} まで延びました',
  },
  homeworkReminder: {
    zh: '作业“{title}”将于 {endTime} 截止，请尽快完成',
    en: 'Homework “{title}” is due on {endTime}',
    ja: '宿題「{title}」の提出期限は {endTime} です',
  },
  homeworkSubmitted: {
    zh: '{studentName}提交了作业“{title}”',
    en: '{studentName} handed in “{title}”',
    ja: '{studentName}が宿題「{title}」を提出しました',
  },
  homeworkGraded: {
    zh: '作业“{title}”已批改，得分：{score}',
    en: 'Homework “{title}” has been graded: {score} points',
    ja: '宿題「{title}」が採点されました：{score} 点',
  },
  homeworkReturned: {
    zh: '作业“{title}”已退回，请订正后重新提交',
    en: 'Homework “{title}” was returned. Correct it and hand it in again.',
    ja: '宿題「{title}」が返却されました。直してもう一度提出してください。',
  },
  homeworkAsked: {
    zh: '{studentName}对作业“{title}”的批改有疑问',
    en: '{studentName} has a question about the grading of “{title}”',
    ja: '{studentName}が宿題「{title}」の採点について質問しています',
  },
  homeworkAnswered: {
    zh: '老师回复了你关于作业“{title}”的提问',
    en: 'Your teacher answered your question about “{title}”',
    ja: '宿題「{title}」についての質問に先生が答えました',
  },
  replayPublished: {
    zh: '“{lessonName}”的回放可以观看了',
    en: 'The replay of “{lessonName}” is ready to watch',
    ja: '授業「{lessonName}」の録画を見られるようになりました',
  },
  replayDecided: {
    zh: '回放“{title}”审核结果：{audit}',
    en: 'Review of the replay “{title}”: {audit}',
    ja: '録画「{title}」の審査結果：{audit}',
  },
  enquiryForPlace: {
    zh: '有访客想报名“{about}”',
    en: 'A visitor asked for a place in “{about}”',
    ja: '「{about}」への入会を希望するお問い合わせが届きました',
  },
  enquiryForTrial: {
    zh: '有访客想试听“{about}”',
    en: 'A visitor asked for a trial lesson of “{about}”',
    ja: '「{about}」の体験授業を希望するお問い合わせが届きました',
  },
  orderPaid: {
    zh: '你已购买“{courseName}”，请签署合同',
    en: 'You bought “{courseName}”. Sign the contract.',
    ja: '「{courseName}」を購入しました。契約書に署名してください。',
  },
  // These messages report account events: when, on which device, and what to do if it was not the user.
  accountNewDevice: {
    zh: '你的账号于 {at} 在新设备（{device}）上登录。如非本人操作，请立即修改密码，并在安全中心将该设备退出登录。',
    en: 'Your account signed in on a new device ({device}) on {at}. If this wasn’t you, change your password right away and sign that device out in the security center.',
    ja: '{at} に新しい端末（{device}）からログインがありました。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターでその端末をログアウトしてください。',
  },
  accountPasswordChanged: {
    zh: '你的账号密码已于 {at} 修改（设备：{device}）。如非本人操作，请立即通过“忘记密码”重设，并在安全中心检查登录设备。',
    en: 'Your password was changed on {at} ({device}). If this wasn’t you, reset it right away with “Forgot password?” and check your devices in the security center.',
    ja: '{at} にパスワードが変更されました（端末：{device}）。心当たりがない場合は、すぐに「パスワードをお忘れですか？」から再設定し、セキュリティセンターで端末をご確認ください。',
  },
  accountPhoneChanged: {
    zh: '你的账号手机号已于 {at} 改为 {mobile}（设备：{device}）。如非本人操作，请立即修改密码、换回手机号，并联系学校。',
    en: 'Your phone number was changed to {mobile} on {at} ({device}). If this wasn’t you, change your password right away, change the phone number back, and contact your school.',
    ja: '{at} に電話番号が {mobile} に変更されました（端末：{device}）。心当たりがない場合は、すぐにパスワードを変更し、電話番号を元に戻して、学校にお問い合わせください。',
  },
  accountPhoneChanging: {
    zh: '有人于 {at} 申请将你的账号手机号改为 {mobile}（设备：{device}），将于 {effectiveAt} 生效。如非本人操作，请立即在安全中心取消，并修改密码。',
    en: 'On {at} ({device}), someone asked to change your phone number to {mobile}. It takes effect on {effectiveAt}. If this wasn’t you, cancel it in the security center right away and change your password.',
    ja: '{at} に電話番号を {mobile} に変更する申請がありました（端末：{device}）。{effectiveAt} に変更されます。心当たりがない場合は、すぐにセキュリティセンターで取り消し、パスワードを変更してください。',
  },
  accountPhoneKept: {
    zh: '更换手机号的申请已于 {at} 取消（设备：{device}），手机号保持不变。如非本人操作，请立即修改密码，并在安全中心检查登录设备。',
    en: 'The change of your phone number was canceled on {at} ({device}). Your number stays the same. If this wasn’t you, change your password right away and check your devices in the security center.',
    ja: '{at} に電話番号の変更が取り消されました（端末：{device}）。番号は変わりません。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターで端末をご確認ください。',
  },
  accountPhoneMoved: {
    zh: '等待期已结束，你的账号手机号已于 {at} 改为 {mobile}。如非本人操作，请立即修改密码、换回手机号，并联系学校。',
    en: 'The waiting period is over. Your phone number was changed to {mobile} on {at}. If this wasn’t you, change your password right away, change the phone number back, and contact your school.',
    ja: '待機期間が終わり、{at} に電話番号が {mobile} に変更されました。心当たりがない場合は、すぐにパスワードを変更し、電話番号を元に戻して、学校にお問い合わせください。',
  },
  accountPhoneTaken: {
    zh: '手机号 {mobile} 已被其他账号使用，你的账号手机号保持不变。如需更换，请换一个号码重新申请。',
    en: 'The phone number {mobile} now belongs to another account, so yours stays the same. To change it, choose another number.',
    ja: '電話番号 {mobile} は別のアカウントで使われているため、番号は変わりません。変更するには、別の番号で申請してください。',
  },
  accountWechatBound: {
    zh: '微信“{nickname}”已于 {at} 绑定到你的账号（设备：{device}），可用于登录。如非本人操作，请立即在安全中心解除绑定，并修改密码。',
    en: 'WeChat “{nickname}” was linked to your account on {at} ({device}) and can be used to sign in. If this wasn’t you, unlink it in the security center right away and change your password.',
    ja: '{at} に WeChat「{nickname}」がアカウントに連携され、ログインに使えるようになりました（端末：{device}）。心当たりがない場合は、すぐにセキュリティセンターで連携を解除し、パスワードを変更してください。',
  },
  accountWechatUnbound: {
    zh: '微信“{nickname}”已于 {at} 与你的账号解除绑定（设备：{device}）。如非本人操作，请立即修改密码，并在安全中心重新绑定。',
    en: 'WeChat “{nickname}” was unlinked from your account on {at} ({device}). If this wasn’t you, change your password right away and link it again in the security center.',
    ja: '{at} に WeChat「{nickname}」の連携が解除されました（端末：{device}）。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターで連携し直してください。',
  },
  accountTwoFactorOn: {
    zh: '两步验证已于 {at} 启用（设备：{device}）。如非本人操作，请立即修改密码，并在安全中心检查登录设备。',
    en: 'Two-step verification was turned on on {at} ({device}). If this wasn’t you, change your password right away and check your devices in the security center.',
    ja: '{at} に 2 段階認証がオンになりました（端末：{device}）。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターで端末をご確認ください。',
  },
  accountTwoFactorOff: {
    zh: '两步验证已于 {at} 停用（设备：{device}），仅凭密码即可登录。如非本人操作，请立即修改密码，并在安全中心重新启用。',
    en: 'Two-step verification was turned off on {at} ({device}). Your password alone is now enough to sign in. If this wasn’t you, change your password right away and turn it on again in the security center.',
    ja: '{at} に 2 段階認証がオフになり、パスワードだけでログインできるようになりました（端末：{device}）。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターでオンに戻してください。',
  },
  accountTotpOn: {
    zh: '身份验证器已于 {at} 绑定到你的账号（设备：{device}）。如非本人操作，请立即修改密码，在安全中心移除身份验证器，并联系学校。',
    en: 'An authenticator app was added to your account on {at} ({device}). If this wasn’t you, change your password right away, remove the app in the security center, and contact your school.',
    ja: '{at} に認証アプリが設定されました（端末：{device}）。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターで認証アプリを削除して、学校にお問い合わせください。',
  },
  accountTotpOff: {
    zh: '身份验证器已于 {at} 从你的账号移除（设备：{device}）。如非本人操作，请立即修改密码，并在安全中心重新设置。',
    en: 'The authenticator app was removed from your account on {at} ({device}). If this wasn’t you, change your password right away and set it up again in the security center.',
    ja: '{at} に認証アプリが削除されました（端末：{device}）。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターで設定し直してください。',
  },
  accountRecoveryCodesNew: {
    zh: '新的恢复码已于 {at} 生成（设备：{device}），之前的恢复码已失效。如非本人操作，请立即修改密码，并在安全中心重新生成。',
    en: 'New recovery codes were created on {at} ({device}). Earlier codes no longer work. If this wasn’t you, change your password right away and create new codes in the security center.',
    ja: '{at} に新しいリカバリーコードが作成され、以前のコードは無効になりました（端末：{device}）。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターで作り直してください。',
  },
  accountRecoveryCodeUsed: {
    zh: '一个恢复码已于 {at} 使用（设备：{device}），还剩 {count} 个。如非本人操作，请立即修改密码，并在安全中心重新生成恢复码。',
    en: 'A recovery code was used on {at} ({device}). Codes left: {count}. If this wasn’t you, change your password right away and create new codes in the security center.',
    ja: '{at} にリカバリーコードが使われました（端末：{device}）。残りは {count} 個です。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターでコードを作り直してください。',
  },
  accountPasskeyAdded: {
    zh: '通行密钥“{name}”已于 {at} 添加到你的账号（设备：{device}），可单独用于登录。如非本人操作，请立即在安全中心删除，并修改密码。',
    en: 'The passkey “{name}” was added to your account on {at} ({device}) and can be used to sign in. If this wasn’t you, remove it in the security center right away and change your password.',
    ja: '{at} にパスキー「{name}」が追加され、ログインに使えるようになりました（端末：{device}）。心当たりがない場合は、すぐにセキュリティセンターで削除し、パスワードを変更してください。',
  },
  accountPasskeyRenamed: {
    zh: '一个通行密钥已于 {at} 改名为“{name}”（设备：{device}）。如非本人操作，请立即修改密码，并在安全中心检查通行密钥。',
    en: 'A passkey of your account was renamed “{name}” on {at} ({device}). If this wasn’t you, change your password right away and check your passkeys in the security center.',
    ja: '{at} にパスキーの名前が「{name}」に変更されました（端末：{device}）。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターでパスキーをご確認ください。',
  },
  accountPasskeyRemoved: {
    zh: '通行密钥“{name}”已于 {at} 从你的账号删除（设备：{device}）。如非本人操作，请立即修改密码，并在安全中心检查登录设备。',
    en: 'The passkey “{name}” was removed from your account on {at} ({device}). If this wasn’t you, change your password right away and check your devices in the security center.',
    ja: '{at} にパスキー「{name}」が削除されました（端末：{device}）。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターで端末をご確認ください。',
  },
  accountClosing: {
    zh: '有人于 {at} 申请注销你的账号（设备：{device}），账号将于 {closesAt} 删除。如非本人操作，请立即在安全中心取消，并修改密码。',
    en: 'On {at} ({device}), someone asked to delete your account. It will be deleted on {closesAt}. If this wasn’t you, cancel it in the security center right away and change your password.',
    ja: '{at} にアカウント削除の申請がありました（端末：{device}）。アカウントは {closesAt} に削除されます。心当たりがない場合は、すぐにセキュリティセンターで取り消し、パスワードを変更してください。',
  },
  accountKept: {
    zh: '注销申请已于 {at} 取消（设备：{device}），账号将保留。如非本人操作，请立即修改密码，并在安全中心检查登录设备。',
    en: 'The deletion of your account was canceled on {at} ({device}). Your account stays. If this wasn’t you, change your password right away and check your devices in the security center.',
    ja: '{at} にアカウントの削除が取り消されました（端末：{device}）。アカウントは残ります。心当たりがない場合は、すぐにパスワードを変更し、セキュリティセンターで端末をご確認ください。',
  },
  messageReceived: {
    zh: '{name}给你发来了消息',
    en: 'New message from {name}',
    ja: '{name}からの新しいメッセージがあります',
  },
  noticePublished: {
    zh: '{className}：{title}',
    en: '{className}: {title}',
    ja: '{className}：{title}',
  },
} as const satisfies Record<MessageKind, Localized>
