import { formatMessage } from '@hwjy/base'
import type { ErrorCode } from './error-code.ts'
import type { Language } from './language.ts'
import { waitText } from './wait-text.ts'

/**
 * Gives each code its sentence for users. The server writes `message` from it; `{…}` is filled from `data`,
 * `{retryAfterSeconds}` with words such as “in 40 seconds”. A text of
 * more than one sentence ends with its punctuation mark, a single one without.
 */
export const errorSentences: Record<ErrorCode, Record<Language, string>> = {
  [-1]: {
    'zh-CN': '发生意外，请重试',
    'en-US': 'Something went wrong. Try again.',
    'ja-JP': '予期しない問題が発生しました。もう一度お試しください。',
  },
  400: {
    'zh-CN': '填写的内容有误，请检查',
    'en-US': 'Some of what you entered isn’t valid. Check it and try again.',
    'ja-JP': '入力内容に誤りがあります。ご確認ください。',
  },
  401: {
    'zh-CN': '登录已失效，请重新登录',
    'en-US': 'You’re no longer signed in. Sign in again.',
    'ja-JP': 'ログインの有効期限が切れました。もう一度ログインしてください。',
  },
  403: {
    'zh-CN': '你没有权限进行此操作',
    'en-US': 'You don’t have permission to do this',
    'ja-JP': 'この操作を行う権限がありません',
  },
  404: { 'zh-CN': '找不到你要的内容', 'en-US': 'We couldn’t find this', 'ja-JP': 'お探しのものは見つかりませんでした' },
  409: {
    'zh-CN': '内容已在别处被修改，没有保存',
    'en-US': 'This was changed elsewhere in the meantime, so nothing was saved',
    'ja-JP': 'ほかの場所で変更されていたため、保存していません',
  },
  413: {
    'zh-CN': '内容太大，请减少后再试',
    'en-US': 'This is too large. Make it smaller and try again.',
    'ja-JP': 'サイズが大きすぎます。小さくしてからお試しください。',
  },
  422: {
    'zh-CN': '这次操作与之前提交的内容不一致，没有执行。请刷新页面后再试。',
    'en-US': 'This doesn’t match what was sent before, so nothing was changed. Reload the page and try again.',
    'ja-JP': '前に送信した内容と異なるため、実行されませんでした。ページを再読み込みして、もう一度お試しください。',
  },
  429: {
    'zh-CN': '操作太频繁，{retryAfterSeconds}可再试',
    'en-US': 'Too many requests. Try again {retryAfterSeconds}.',
    'ja-JP': '操作が多すぎます。{retryAfterSeconds}にもう一度お試しください。',
  },
  500: {
    'zh-CN': '服务器出错，请稍后再试',
    'en-US': 'Something went wrong on our side. Try again later.',
    'ja-JP': 'サーバーで問題が発生しました。しばらくしてからお試しください。',
  },
  503: {
    'zh-CN': '服务器暂时不可用，{retryAfterSeconds}可再试',
    'en-US': 'The server is temporarily unavailable. Try again {retryAfterSeconds}.',
    'ja-JP': 'サーバーを一時的に利用できません。{retryAfterSeconds}にもう一度お試しください。',
  },
  507: {
    'zh-CN': '服务器存储空间已满，暂时不能保存新内容。已有内容仍可查看。',
    'en-US': 'The server is out of storage, so nothing new can be saved. Everything already here can still be viewed.',
    'ja-JP': 'サーバーの容量が足りないため、新しい内容を保存できません。保存済みの内容は閲覧できます。',
  },
  30001: {
    'zh-CN': '课前 10 分钟开放教室，请稍候',
    'en-US': 'The classroom opens 10 minutes before class',
    'ja-JP': '教室は開始 10 分前に開きます',
  },
  30002: {
    'zh-CN': '开课已超过 30 分钟，不能再进入教室',
    'en-US': 'Class started over 30 minutes ago, so you can no longer enter',
    'ja-JP': '開始から 30 分を過ぎたため入室できません',
  },
  30003: { 'zh-CN': '教室人数已满', 'en-US': 'The classroom is full', 'ja-JP': '教室は満員です' },
  30004: {
    'zh-CN': '你已被移出，不能再参加',
    'en-US': 'You were removed from this class',
    'ja-JP': '登録が解除されたか退室となったため、参加できません',
  },
  30005: { 'zh-CN': '这节课已结束', 'en-US': 'Class has ended', 'ja-JP': '授業は終了しました' },
  30006: { 'zh-CN': '你不在这个班级中', 'en-US': 'You’re not in this class', 'ja-JP': 'このクラスに参加していません' },
  30007: { 'zh-CN': '还没有上课', 'en-US': 'Class hasn’t started yet', 'ja-JP': '授業はまだ始まっていません' },
  30008: { 'zh-CN': '已经上课了', 'en-US': 'Class has already started', 'ja-JP': '授業はすでに始まっています' },
  30009: {
    'zh-CN': '教室当前状态不允许此操作',
    'en-US': 'This isn’t possible in the classroom right now',
    'ja-JP': '現在の教室ではこの操作を行えません',
  },
  30012: { 'zh-CN': '暂无安排', 'en-US': 'Nothing is scheduled', 'ja-JP': '予定はありません' },
  30036: {
    'zh-CN': '教室尚未创建',
    'en-US': 'The classroom doesn’t exist yet',
    'ja-JP': '教室はまだ作成されていません',
  },
  30040: {
    'zh-CN': '没有找到已上传的文件，请重新上传',
    'en-US': 'We couldn’t find the uploaded file. Upload it again.',
    'ja-JP': 'アップロードしたファイルが見つかりません。もう一度アップロードしてください。',
  },
  30101: {
    'zh-CN': '此手机号已绑定其他账号',
    'en-US': 'This phone number belongs to another account',
    'ja-JP': 'この電話番号は別のアカウントで使われています',
  },
  30102: {
    'zh-CN': '新密码不能与当前密码相同',
    'en-US': 'Your new password must be different from the current one',
    'ja-JP': '現在のパスワードとは別のものにしてください',
  },
  30103: {
    'zh-CN': '两次输入的密码不一致',
    'en-US': 'The passwords don’t match',
    'ja-JP': '2 回入力したパスワードが一致しません',
  },
  30104: {
    'zh-CN': '密码不符合学校的要求，请看密码框下方的规则',
    'en-US': 'The password doesn’t meet your school’s rules, shown below the field',
    'ja-JP': 'パスワードが学校の条件を満たしていません。入力欄の下の条件をご確認ください。',
  },
  30105: {
    'zh-CN': '已设置过密码，请改用“修改密码”',
    'en-US': 'You already have a password. Change it instead.',
    'ja-JP': 'パスワードは設定済みです。変更する場合は「パスワードの変更」をご利用ください。',
  },
  30106: {
    'zh-CN': '此微信或账号已有其他绑定',
    'en-US': 'This WeChat or this account is already linked to another',
    'ja-JP': 'この WeChat またはアカウントは、すでに別のものと連携しています',
  },
  30107: { 'zh-CN': '尚未绑定微信', 'en-US': 'No WeChat is linked', 'ja-JP': 'WeChat は連携されていません' },
  30108: {
    'zh-CN': '账号尚未绑定手机号',
    'en-US': 'This account has no phone number',
    'ja-JP': 'アカウントに電話番号が登録されていません',
  },
  30109: {
    'zh-CN': '页面已过期或已提交过，请重新打开',
    'en-US': 'This form has expired or was already sent. Open it again.',
    'ja-JP': 'フォームの有効期限が切れたか、送信済みです。もう一度開いてください。',
  },
  30110: {
    'zh-CN': '解除后将无法登录，请先设置密码或绑定手机号',
    'en-US': 'You’d no longer be able to sign in. Set a password or add a phone number first.',
    'ja-JP': 'ログインできなくなります。先にパスワードか電話番号を設定してください。',
  },
  30111: {
    'zh-CN': '本校尚未开通短信服务，验证码没有发出。请用用户名登录，或联系学校。',
    'en-US':
      'Your school hasn’t set up text messages, so no code was sent. Sign in with your username, or contact your school.',
    'ja-JP':
      'この学校では SMS が設定されていないため、認証コードは送信されていません。ユーザー名でログインするか、学校にお問い合わせください。',
  },
  30112: {
    'zh-CN': '账号没有密码，需要用原手机号验证。如已无法使用，请联系学校。',
    'en-US':
      'This account has no password, so you need to verify your current phone number. If you no longer have it, contact your school.',
    'ja-JP': 'パスワードがないため、現在の電話番号での確認が必要です。使えない場合は学校にお問い合わせください。',
  },
  30113: {
    'zh-CN': '验证码刚刚已发送，请查收；{retryAfterSeconds}可重新发送',
    'en-US': 'A code was just sent. Check your messages. You can get another {retryAfterSeconds}.',
    'ja-JP': '認証コードは送信済みです。届いたメッセージをご確認ください。{retryAfterSeconds}に再送信できます。',
  },
  30114: {
    'zh-CN': '此手机号今天的验证码次数已达上限，请明天再试',
    'en-US': 'This phone number has reached today’s limit for codes. Try again tomorrow.',
    'ja-JP': 'この電話番号に 1 日に送れる認証コードの上限に達しました。明日もう一度お試しください。',
  },
  30115: {
    'zh-CN': '为了账号安全，请先验证身份',
    'en-US': 'To keep your account safe, confirm that it’s you',
    'ja-JP': 'アカウントを守るため、ご本人の確認をお願いします',
  },
  30116: {
    'zh-CN': '这是演示系统的公开密码，在这里无效，请另选一个',
    'en-US': 'This is the public password of the demo and doesn’t work here. Choose another one.',
    'ja-JP': 'これはデモの公開パスワードのため、ここでは使えません。別のものを選んでください。',
  },
  30120: {
    'zh-CN': '人机验证未完成，请再试一次',
    'en-US': 'The check wasn’t completed. Try again.',
    'ja-JP': '認証が完了しませんでした。もう一度お試しください。',
  },
  30131: {
    'zh-CN': '此密码太常见或已泄露，请换一个',
    'en-US': 'This password is too common or has been leaked. Choose another one.',
    'ja-JP': 'このパスワードは、よく使われているか流出したことがあります。別のものにしてください。',
  },
  30132: {
    'zh-CN': '密码中请勿使用自己的姓名、用户名、手机号或产品名称',
    'en-US': 'Don’t use your name, username, phone number, or the product’s name in your password',
    'ja-JP': 'パスワードに自分の名前、ユーザー名、電話番号、製品名は使えません',
  },
  30133: {
    'zh-CN': '学校不向此国家或地区的号码发送短信，请联系学校',
    'en-US': 'Your school doesn’t send text messages to this country or region. Contact your school.',
    'ja-JP': 'この国・地域の番号には SMS を送れません。学校にお問い合わせください。',
  },
  30134: {
    'zh-CN': '短信发送次数已达上限，请稍后再试，或改用密码登录',
    'en-US': 'Too many text messages were sent. Try again later, or use your password.',
    'ja-JP': 'SMS の送信数が上限に達しました。時間をおいて試すか、パスワードをお使いください。',
  },
  30135: {
    'zh-CN': '名字不能使用“老师”“管理员”等身份名称，请换一个',
    'en-US': 'A name can’t look like a role, such as teacher or admin. Choose another one.',
    'ja-JP': '「先生」「管理者」など、役割に見える名前は使えません。別の名前にしてください。',
  },
  30136: {
    'zh-CN': '学校未设置邮件服务，未发送任何邮件',
    'en-US': 'Your school hasn’t set up mail, so nothing was sent.',
    'ja-JP': 'この学校ではメールが設定されていないため、何も送信されていません。',
  },
  30137: {
    'zh-CN': '验证码错误、已过期或已使用。请检查，或重新发送邮件。',
    'en-US': 'This code is wrong, has expired, or was already used. Check it, or send the mail again.',
    'ja-JP': 'コードが正しくないか、期限切れか、使用済みです。確認するか、メールを再送信してください。',
  },
  30130: {
    'zh-CN':
      '此账号已启用两步验证，仅凭短信验证码无法完成此操作。请使用身份验证器、恢复码或通行密钥；如都没有，请联系学校。',
    'en-US':
      'This account uses two-step verification, so a text message alone isn’t enough. Use your authenticator app, a recovery code, or a passkey. If you have none of them, contact your school.',
    'ja-JP':
      'このアカウントは 2 段階認証を使用しているため、SMS のコードだけでは操作できません。認証アプリ、リカバリーコード、パスキーのいずれかをお使いください。どれもない場合は学校にお問い合わせください。',
  },
  30141: {
    'zh-CN': '此地址无法使用通行密钥，请通过 https 和网站域名访问',
    'en-US': 'Passkeys don’t work at this address. Open the site by its name, with https.',
    'ja-JP': 'このアドレスではパスキーを使えません。https とサイト名で開いてください。',
  },
  30142: {
    'zh-CN': '通行密钥最多 20 个，请先删除一个',
    'en-US': 'You already have 20 passkeys. Remove one first.',
    'ja-JP': 'パスキーは 20 個までです。先に 1 つ削除してください。',
  },
  30143: {
    'zh-CN': '请先设置密码：两步验证需要密码和短信验证码',
    'en-US': 'Set a password first. Two-step verification needs a password and a code sent by text message.',
    'ja-JP': '先にパスワードを設定してください。2 段階認証にはパスワードと SMS のコードが必要です。',
  },
  30144: {
    'zh-CN': '请先启用两步验证，再生成恢复码',
    'en-US': 'Turn on two-step verification first, then create recovery codes',
    'ja-JP': '先に 2 段階認証をオンにしてから、リカバリーコードを作成してください',
  },
  31001: {
    'zh-CN': '不能安排在过去的时间',
    'en-US': 'This time has already passed',
    'ja-JP': '過ぎた日時には設定できません',
  },
  31002: {
    'zh-CN': '这节课已开始或已结束，不能再调整',
    'en-US': 'This lesson has started or ended and can no longer be changed',
    'ja-JP': '授業が始まったか終わったため、変更できません',
  },
  31003: {
    'zh-CN': '老师在该时间段已有课，确定仍要安排吗？',
    'en-US': 'The teacher has another lesson at that time. Schedule it anyway?',
    'ja-JP': 'その時間には先生の別の授業があります。それでも設定しますか？',
  },
  31004: {
    'zh-CN': '有学生在该时间段已有其他课',
    'en-US': 'Some students have another lesson at that time',
    'ja-JP': 'その時間に別の授業がある生徒がいます',
  },
  31005: {
    'zh-CN': '本月没有可用的调课次数。如需调课，请联系学校。',
    'en-US': 'No reschedules are available this month. If a lesson has to move, ask your school.',
    'ja-JP': '今月は日時を変更できません。変更が必要な場合は、学校にお問い合わせください。',
  },
  31006: {
    'zh-CN': '班级至少要保留一节课',
    'en-US': 'A class needs at least one lesson',
    'ja-JP': 'クラスには授業が 1 回以上必要です',
  },
  31007: {
    'zh-CN': '下课后才能修改考勤',
    'en-US': 'You can correct attendance once class has ended',
    'ja-JP': '出欠は授業の終了後に修正できます',
  },
  31008: {
    'zh-CN': '没有可以延续的上课周期',
    'en-US': 'There’s no weekly schedule to continue',
    'ja-JP': '継続できる毎週の日時がありません',
  },
  32001: {
    'zh-CN': '这门课程现在不能报名',
    'en-US': 'Registration for this course isn’t open',
    'ja-JP': 'このコースは現在、申し込みを受け付けていません',
  },
  32002: {
    'zh-CN': '名额已满',
    'en-US': 'This course is full',
    'ja-JP': '満席です',
  },
  32003: {
    'zh-CN': '你已经报名了这门课程',
    'en-US': 'You’ve already joined this course',
    'ja-JP': 'すでにこのコースに参加しています',
  },
  32004: {
    'zh-CN': '这是收费课程，请先下单付款',
    'en-US': 'This is a paid course. Order and pay first.',
    'ja-JP': '有料コースです。先に注文とお支払いをお願いします。',
  },
  32005: {
    'zh-CN': '这门课程没有标价，无需下单。可以直接报名，或联系学校。',
    'en-US': 'This course has no price, so there’s nothing to order. Join it, or ask the school.',
    'ja-JP': '料金のないコースのため、注文は不要です。そのまま申し込むか、学校にお問い合わせください。',
  },
  32006: {
    'zh-CN': '这一项已不能修改',
    'en-US': 'This can no longer be changed',
    'ja-JP': 'この項目は変更できなくなりました',
  },
  32007: {
    'zh-CN': '课程当前状态不能这样变更',
    'en-US': 'The course can’t change to this status now',
    'ja-JP': 'コースを今この状態に変更することはできません',
  },
  32008: {
    'zh-CN': '此订单已不是待付款状态',
    'en-US': 'This order is no longer waiting for payment',
    'ja-JP': 'この注文は支払い待ちではありません',
  },
  32009: {
    'zh-CN': '付款未成功，没有扣款',
    'en-US': 'The payment was declined. You weren’t charged.',
    'ja-JP': 'お支払いは完了していません。請求も発生していません。',
  },
  32010: {
    'zh-CN': '付款时名额已满，款项将原路退回',
    'en-US': 'The course filled up while you were paying. You’ll get a refund.',
    'ja-JP': 'お支払い中に満席になりました。代金は返金されます。',
  },
  32011: {
    'zh-CN': '合同已签署，不能再更改',
    'en-US': 'The contract has been signed and can no longer be changed',
    'ja-JP': '契約書は署名済みのため変更できません',
  },
  32012: {
    'zh-CN': '请使用你自己上传的签名图片',
    'en-US': 'Use a picture of your own signature that you uploaded',
    'ja-JP': 'ご自身でアップロードした署名の画像をお使いください',
  },
  32013: {
    'zh-CN': '仅支持上传 JPG/PNG 格式的图片',
    'en-US': 'Only JPG and PNG pictures can be uploaded',
    'ja-JP': 'アップロードできる画像は JPG または PNG 形式だけです',
  },
  32014: {
    'zh-CN': '付款通知无效',
    'en-US': 'This payment notice isn’t valid',
    'ja-JP': 'この支払い通知は無効です',
  },
  32015: {
    'zh-CN': '你在该时间段已有课，确定仍要报名吗？',
    'en-US': 'You have lessons at the same time. Join anyway?',
    'ja-JP': '同じ時間に別の授業があります。それでも申し込みますか？',
  },
  32016: {
    'zh-CN': '付款金额或币种与订单不符',
    'en-US': 'The payment doesn’t match the amount or currency of the order',
    'ja-JP': 'お支払いの金額または通貨が注文と一致しません',
  },
  32017: {
    'zh-CN': '收藏已满 5,000 项，请先移除一些',
    'en-US': 'You have 5,000 favorites, which is the limit. Remove some first.',
    'ja-JP': 'お気に入りが上限の 5,000 件に達しています。いくつか外してからお試しください。',
  },
  32018: {
    'zh-CN': '这个词已复习 1,000 次，不再计入',
    'en-US': 'You’ve reviewed this word 1,000 times, so no more reviews are counted',
    'ja-JP': 'この単語の復習は 1,000 回に達したため、これ以上は記録されません',
  },
  33001: {
    'zh-CN': '还有试卷、模板或草稿在使用这道题，请先从中移除',
    'en-US': 'A paper, template, or draft still uses this question. Remove it there first.',
    'ja-JP': 'この問題は問題用紙・テンプレート・下書きで使われています。先に外してください。',
  },
  33002: {
    'zh-CN': '题型保存后不能更改',
    'en-US': 'The question type can’t be changed after saving',
    'ja-JP': '問題の種類は保存後に変更できません',
  },
  33003: {
    'zh-CN': '作业还没有开放，请稍后再来',
    'en-US': 'This homework isn’t open yet',
    'ja-JP': 'この宿題はまだ始まっていません',
  },
  33004: {
    'zh-CN': '作业已截止，不能再提交',
    'en-US': 'The deadline for this homework has passed',
    'ja-JP': '提出期限を過ぎました',
  },
  33005: {
    'zh-CN': '答题时间已到',
    'en-US': 'Your time for this homework is up',
    'ja-JP': '解答時間が終了しました',
  },
  33006: {
    'zh-CN': '作业已提交，老师退回后才能修改',
    'en-US': 'You’ve handed this in. You can change it only if your teacher returns it.',
    'ja-JP': '提出済みです。先生が返却するまで変更できません。',
  },
  33007: {
    'zh-CN': '请先点击“开始作答”',
    'en-US': 'Start the homework first',
    'ja-JP': '先に解答を開始してください',
  },
  33008: {
    'zh-CN': '学生还没有提交，不能批改或退回',
    'en-US': 'This student hasn’t handed in yet, so you can’t grade or return the work',
    'ja-JP': 'この生徒はまだ提出していないため、採点や返却はできません',
  },
  33009: {
    'zh-CN': '还有题目没有评分，请全部评完再提交',
    'en-US': 'Some questions have no score yet. Score them all first.',
    'ja-JP': '採点していない問題があります。すべて採点してから提出してください。',
  },
  33010: {
    'zh-CN': '得分不能超过该题满分',
    'en-US': 'A score can’t be higher than the full score of its question',
    'ja-JP': '配点を超える点数は付けられません',
  },
  33011: {
    'zh-CN': '已有学生开始作答，不能再这样修改',
    'en-US': 'A student has already started, so this can no longer be changed',
    'ja-JP': 'すでに解答を始めた生徒がいるため変更できません',
  },
  33012: {
    'zh-CN': '作业还没有批改，请耐心等待',
    'en-US': 'This work hasn’t been graded yet',
    'ja-JP': 'まだ採点されていません',
  },
  33013: {
    'zh-CN': '作业还是草稿，请先发布',
    'en-US': 'This homework is a draft. Publish it first.',
    'ja-JP': 'この宿題は下書きです。先に公開してください。',
  },
  33014: {
    'zh-CN': '这份作业刚刚在别处被批改、退回或重新提交，没有保存',
    'en-US': 'This work was graded, returned or handed in again in the meantime, so nothing was saved',
    'ja-JP': 'この答案はその間に採点、返却、または再提出されたため、保存していません',
  },
  33015: {
    'zh-CN': '答案已在别处保存过，这次没有保存',
    'en-US': 'Your answers were saved elsewhere in the meantime, so nothing was saved here',
    'ja-JP': '解答がほかの場所で保存されていたため、ここでは保存していません',
  },
  33016: {
    'zh-CN': '老师已经开始批改，不能撤回了',
    'en-US': 'Your teacher has started grading this, so it can’t be taken back anymore',
    'ja-JP': '採点が始まったため、提出を取り消せません',
  },
  34001: {
    'zh-CN': '不支持此类文件',
    'en-US': 'This type of file can’t be used here',
    'ja-JP': 'この種類のファイルは使えません',
  },
  34002: { 'zh-CN': '文件太大', 'en-US': 'The file is too large', 'ja-JP': 'ファイルが大きすぎます' },
  34003: {
    'zh-CN': '文件内容与扩展名不符',
    'en-US': 'The file’s content doesn’t match its extension',
    'ja-JP': 'ファイルの内容が拡張子と一致しません',
  },
  34004: {
    'zh-CN': '文件名不可用：不能更改扩展名',
    'en-US': 'You can’t use this name because the file extension must stay the same',
    'ja-JP': 'この名前は使えません。拡張子は変更できません。',
  },
  34005: {
    'zh-CN': '存储空间已满，请先删除一些文件',
    'en-US': 'Your storage is full. Delete some files first.',
    'ja-JP': '保存容量がいっぱいです。不要なファイルを削除してください。',
  },
  34006: {
    'zh-CN': '此回放已审核',
    'en-US': 'This replay has already been reviewed',
    'ja-JP': 'この録画は審査済みです',
  },
  34007: {
    'zh-CN': '不能审核自己上传的回放',
    'en-US': 'You can’t review a replay you uploaded',
    'ja-JP': '自分がアップロードした録画は審査できません',
  },
  34008: {
    'zh-CN': '回放尚未生成或正在审核',
    'en-US': 'There’s no replay yet, or it’s waiting for review',
    'ja-JP': '録画はまだないか、審査待ちです',
  },
  34009: {
    'zh-CN': '文件数量已达上限，请先删除一些文件',
    'en-US': 'You’ve reached the limit for files. Delete some first.',
    'ja-JP': '保存できるファイル数の上限に達しました。不要なファイルを削除してください。',
  },
  35001: {
    'zh-CN': '上一个练习还没有结束，请先结束',
    'en-US': 'Another practice is still open. End it first.',
    'ja-JP': '前の練習問題がまだ終わっていません。先に終了してください。',
  },
  35002: {
    'zh-CN': '这个工具每节课只能用一次，这节课已用过',
    'en-US': 'This tool works once per lesson and has already been used',
    'ja-JP': 'このツールは 1 回の授業で一度だけ使えます。この授業ではすでに使いました。',
  },
  35003: {
    'zh-CN': '练习已结束，不能再作答',
    'en-US': 'This practice has ended and takes no more answers',
    'ja-JP': '練習問題は終了しました。回答は受け付けていません。',
  },
  35010: {
    'zh-CN': '这节课已有录像，再次录制会覆盖它',
    'en-US': 'This lesson already has a recording. Recording again replaces it.',
    'ja-JP': 'この授業にはすでに録画があります。もう一度録画すると上書きされます。',
  },
  35011: {
    'zh-CN': '当前没有在录制',
    'en-US': 'Nothing is being recorded',
    'ja-JP': '現在は録画していません',
  },
  35012: {
    'zh-CN': '白板背景最多 9 张，请先删除一张',
    'en-US': 'You can have up to nine board backgrounds. Delete one first.',
    'ja-JP': 'ボードの背景は 9 枚までです。先に 1 枚削除してください。',
  },
  35013: {
    'zh-CN': '此文件已用在其他地方，请重新上传一份',
    'en-US': 'This file is already used elsewhere. Upload it again.',
    'ja-JP': 'このファイルは別の場所で使われています。もう一度アップロードしてください。',
  },
  35014: {
    'zh-CN': '下课后才能查看',
    'en-US': 'You can view this once class has ended',
    'ja-JP': '授業が終わるとご覧になれます',
  },
  36001: {
    'zh-CN': '公告内容很短，确定要发布吗？',
    'en-US': 'This announcement is very short. Publish it anyway?',
    'ja-JP': 'お知らせがとても短いです。このまま公開しますか？',
  },
  36002: {
    'zh-CN': '二维码已失效，请让老师重新出示',
    'en-US': 'This QR code has expired. Ask your teacher for a new one.',
    'ja-JP': 'QR コードの有効期限が切れました。先生に新しいものを見せてもらってください。',
  },
  36003: {
    'zh-CN': '此类消息不能关闭',
    'en-US': 'These messages can’t be turned off',
    'ja-JP': 'この種類のメッセージはオフにできません',
  },
  36004: {
    'zh-CN': '学校已关闭师生私信',
    'en-US': 'Your school has turned off messages between teachers and students',
    'ja-JP': '学校の設定により、先生と生徒のメッセージは利用できません',
  },
  36005: {
    'zh-CN': '只有同班的老师和学生才能互发私信',
    'en-US': 'You can only message people in a class you share',
    'ja-JP': 'メッセージを送れるのは、同じクラスの先生と生徒だけです',
  },
  36006: {
    'zh-CN': '消息很短，确定要发送吗？',
    'en-US': 'This message is very short. Send it anyway?',
    'ja-JP': 'メッセージがとても短いです。このまま送信しますか？',
  },
  37001: {
    'zh-CN': '该名称已被使用',
    'en-US': 'That name is taken',
    'ja-JP': 'その名前はすでに使われています',
  },
  37002: {
    'zh-CN': '该校内编号已被使用',
    'en-US': 'That ID in your own system is taken',
    'ja-JP': 'この「学校独自の ID」はすでに使われています',
  },
  37003: {
    'zh-CN': '学校至少要保留一位能登录的管理员',
    'en-US': 'A school keeps at least one administrator who can sign in',
    'ja-JP': 'ログインできる管理者を 1 人以上残す必要があります',
  },
  37004: {
    'zh-CN': '这个邀请不能使用了，请向学校要一个新的',
    'en-US': 'This invitation can’t be used. Ask your school for a new one.',
    'ja-JP': 'この招待は使えません。学校に新しい招待を依頼してください。',
  },
  37005: {
    'zh-CN': '这个人已停用，不能登录',
    'en-US': 'This person can’t sign in any more',
    'ja-JP': 'この人はログインできなくなっています',
  },
  37006: {
    'zh-CN': '家庭账号不能这样修改',
    'en-US': 'The family can’t be changed like this',
    'ja-JP': '家族アカウントをこのように変更することはできません',
  },
  37007: {
    'zh-CN': '这个密钥已撤销，或没有密文',
    'en-US': 'This key is revoked, or has no secret',
    'ja-JP': 'このキーは取り消されたか、シークレットがありません',
  },
  37008: {
    'zh-CN': '只有失败的任务才能重试',
    'en-US': 'Only failed work can be tried again',
    'ja-JP': '再試行できるのは失敗した処理だけです',
  },
  37009: {
    'zh-CN': '现在不能对这次导入执行此操作',
    'en-US': 'The import can’t do that now',
    'ja-JP': 'このインポートでは今その操作はできません',
  },
  50001: {
    'zh-CN': '用户名、手机号或密码错误',
    'en-US': 'Wrong account or password',
    'ja-JP': 'アカウントまたはパスワードが違います',
  },
  50002: { 'zh-CN': '请先完成人机验证', 'en-US': 'Complete the captcha first', 'ja-JP': '先に認証を完了してください' },
  50003: {
    'zh-CN': '尝试次数过多，{retryAfterSeconds}可再试',
    'en-US': 'Too many attempts. Try again {retryAfterSeconds}.',
    'ja-JP': '試行回数が多すぎます。{retryAfterSeconds}にもう一度お試しください。',
  },
  50004: {
    'zh-CN': '验证码错误或已失效',
    'en-US': 'The code is wrong or has expired',
    'ja-JP': '認証コードが正しくないか、有効期限が切れています',
  },
  50005: {
    'zh-CN': '新设备登录，请先验证手机号 {mobile}',
    'en-US': 'You’re on a new device. Verify your phone number {mobile} first.',
    'ja-JP': '新しい端末です。電話番号 {mobile} を確認してください。',
  },
  50006: {
    'zh-CN': '还需要第二步验证',
    'en-US': 'Signing in needs a second step',
    'ja-JP': 'ログインには 2 段階目の確認が必要です',
  },
  50007: {
    'zh-CN': '此微信尚未绑定账号，请绑定手机号',
    'en-US': 'This WeChat isn’t linked yet. Link a phone number.',
    'ja-JP': 'この WeChat は連携されていません。電話番号を登録してください。',
  },
  50008: {
    'zh-CN': '等待时间过长，请重新登录',
    'en-US': 'This took too long. Sign in again.',
    'ja-JP': '時間切れです。もう一度ログインしてください。',
  },
  50009: {
    'zh-CN': '微信授权失败，请重试',
    'en-US': 'WeChat didn’t confirm. Try again.',
    'ja-JP': 'WeChat の認証に失敗しました。もう一度お試しください。',
  },
  50010: {
    'zh-CN': '登录已失效，请重新登录',
    'en-US': 'You’re no longer signed in. Sign in again.',
    'ja-JP': 'ログインの有効期限が切れました。もう一度ログインしてください。',
  },
  50011: {
    'zh-CN': '手机号与绑定的号码不一致',
    'en-US': 'This isn’t the phone number of the account',
    'ja-JP': '登録された電話番号と一致しません',
  },
  50014: {
    'zh-CN': '验证码或恢复码不正确，或已使用过',
    'en-US': 'The code is wrong or has already been used',
    'ja-JP': 'コードが正しくないか、すでに使われています',
  },
  50015: {
    'zh-CN': '此通行密钥无法登录这个账号，请换一种方式',
    'en-US': 'This passkey can’t sign in to this account. Use another way.',
    'ja-JP': 'このパスキーではログインできません。ほかの方法をお使いください。',
  },
  50021: {
    'zh-CN': '你的账号已在其他设备登录',
    'en-US': 'You’re signed in on another device',
    'ja-JP': '別の端末でログインしています',
  },
  50023: {
    'zh-CN': '等待确认的时间过长，请重新登录',
    'en-US': 'Confirming took too long. Sign in again.',
    'ja-JP': '確認に時間がかかりすぎました。もう一度ログインしてください。',
  },
}

// Tells users why their session was ended, by `reason`; it replaces the plain sentence.
const endedSentences: Readonly<Record<string, Record<Language, string>>> = {
  'signed-in-elsewhere': {
    'zh-CN': '你的账号已在其他设备登录，本设备已退出登录',
    'en-US': 'Your account signed in on another device, so you were signed out here',
    'ja-JP': '別の端末でログインしたため、この端末からはログアウトしました',
  },
  'ended-by-person': {
    'zh-CN': '此设备已在安全中心被退出登录',
    'en-US': 'You were signed out from the security center',
    'ja-JP': 'セキュリティセンターからログアウトされました',
  },
  'ended-by-school': {
    'zh-CN': '学校已让你在此设备退出登录，有疑问请联系学校',
    'en-US': 'Your school signed you out. Ask the school if you don’t know why.',
    'ja-JP': '学校によってログアウトされました。心当たりがない場合は学校にお問い合わせください。',
  },
  'password-changed': {
    'zh-CN': '密码已修改，请用新密码登录',
    'en-US': 'Your password was changed. Sign in with the new one.',
    'ja-JP': 'パスワードが変更されました。新しいパスワードでログインしてください。',
  },
  'demo-ended': {
    'zh-CN':
      '本校已不再是演示系统，演示期间登录的账号均已退出登录。请重新登录；若之前用的是公开密码，请用验证码登录并设置新密码，或联系学校。',
    'en-US':
      'This school is no longer a demo, so everyone who signed in during the demo was signed out. Sign in again. If you used the public password, sign in with a code and set your own, or contact your school.',
    'ja-JP':
      'この学校はデモではなくなったため、デモ中にログインしたアカウントはすべてログアウトされました。もう一度ログインしてください。公開パスワードを使っていた場合は、認証コードでログインして新しいパスワードを設定するか、学校にお問い合わせください。',
  },
  'idle-too-long': {
    'zh-CN': '你已很久没有使用，为了安全，请重新登录',
    'en-US': 'You’ve been away for a long time. To be safe, sign in again.',
    'ja-JP': '長いあいだ使われていなかったため、安全のためもう一度ログインしてください',
  },
  'open-too-long': {
    'zh-CN': '本次登录已到期，请重新登录',
    'en-US': 'This sign-in has reached the time limit of your school. Sign in again.',
    'ja-JP': 'ログインが学校の定めた期限に達しました。もう一度ログインしてください。',
  },
  'token-reused': {
    'zh-CN': '登录信息可能已泄露，为了安全，请重新登录',
    'en-US': 'Your sign-in may have been copied. To be safe, sign in again.',
    'ja-JP': 'ログイン情報が漏れた可能性があります。安全のため、もう一度ログインしてください。',
  },
}

// Codes for a user who is no longer signed in, and for a refused refresh.
const SAYS_WHY: ReadonlySet<number> = new Set([401, 50010])

/** @param values fills `{name}` in the sentence, such as `retryAfterSeconds` */
export function errorSentence(
  code: ErrorCode,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const sentences = (SAYS_WHY.has(code) ? endedSentences[String(values.reason)] : undefined) ?? errorSentences[code]
  const valueOf = (name: string) => {
    const value = values[name]
    if (name === 'retryAfterSeconds') return waitText(typeof value === 'number' ? value : undefined, language)
    return typeof value === 'number' ? value : String(value ?? '')
  }
  return formatMessage(sentences[language], valueOf, language)
}
