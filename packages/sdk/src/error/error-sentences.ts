import type { ErrorCode } from './error-code.ts'
import type { Language } from './language.ts'

/** The sentence of each code for users. The server writes `message` from it; `{…}` is filled from `data`. */
export const errorSentences: Record<ErrorCode, Record<Language, string>> = {
  [-1]: {
    'zh-CN': '发生意外，请重试',
    'en-US': 'Something unexpected happened, please try again',
    'ja-JP': '予期しない問題が起きました。もう一度お試しください',
  },
  400: {
    'zh-CN': '填写的内容有误，请检查',
    'en-US': 'Some of the input is not valid, please check it',
    'ja-JP': '入力内容に誤りがあります。ご確認ください',
  },
  401: {
    'zh-CN': '登录已失效，请重新登录',
    'en-US': 'You are no longer signed in, please sign in again',
    'ja-JP': 'ログインの有効期限が切れました。もう一度ログインしてください',
  },
  403: {
    'zh-CN': '你没有权限进行此操作',
    'en-US': 'You are not allowed to do this',
    'ja-JP': 'この操作を行う権限がありません',
  },
  404: { 'zh-CN': '找不到你要的内容', 'en-US': 'This does not exist', 'ja-JP': '見つかりませんでした' },
  413: { 'zh-CN': '内容过大', 'en-US': 'This is too large', 'ja-JP': 'サイズが大きすぎます' },
  429: {
    'zh-CN': '操作过于频繁，请 {retryAfterSeconds} 秒后再试',
    'en-US': 'Too many requests, try again in {retryAfterSeconds} s',
    'ja-JP': '操作が多すぎます。{retryAfterSeconds} 秒後にお試しください',
  },
  500: {
    'zh-CN': '服务器出错，请稍后再试',
    'en-US': 'The server failed, please try again later',
    'ja-JP': 'サーバーエラーです。しばらくしてからお試しください',
  },
  503: {
    'zh-CN': '服务器暂时无法使用，请 {retryAfterSeconds} 秒后再试',
    'en-US': 'The server is away for a moment, try again in {retryAfterSeconds} s',
    'ja-JP': 'サーバーを一時的に利用できません。{retryAfterSeconds} 秒後にお試しください',
  },
  507: {
    'zh-CN': '服务器存储空间已满，暂时不能保存新内容，已有内容仍可查看',
    'en-US': 'The server has no room left, so nothing new can be saved. You can still read everything',
    'ja-JP': 'サーバーの容量が不足しているため保存できません。閲覧は可能です',
  },
  30001: {
    'zh-CN': '课前 10 分钟开放教室，请稍候',
    'en-US': 'The door opens 10 minutes before class',
    'ja-JP': '教室は授業の 10 分前に開きます',
  },
  30002: {
    'zh-CN': '开课已超过 30 分钟，不能再进入教室',
    'en-US': 'Class started over 30 minutes ago, the door is closed',
    'ja-JP': '開始から 30 分を過ぎたため入室できません',
  },
  30003: { 'zh-CN': '教室人数已满', 'en-US': 'The class is full', 'ja-JP': '教室は満員です' },
  30004: {
    'zh-CN': '你已被老师移出教室',
    'en-US': 'The teacher removed you from this class',
    'ja-JP': '先生によりこの授業から退出させられました',
  },
  30005: { 'zh-CN': '课堂已结束', 'en-US': 'The class has ended', 'ja-JP': '授業は終了しました' },
  30006: { 'zh-CN': '你不在这个班级中', 'en-US': 'You are not in this class', 'ja-JP': 'このクラスに参加していません' },
  30007: { 'zh-CN': '还没有上课', 'en-US': 'The class has not started', 'ja-JP': '授業はまだ始まっていません' },
  30008: { 'zh-CN': '已经上课了', 'en-US': 'The class has already started', 'ja-JP': '授業はすでに始まっています' },
  30009: {
    'zh-CN': '课堂里现在不能进行此操作',
    'en-US': 'This is not possible in the room now',
    'ja-JP': '現在の教室ではこの操作はできません',
  },
  30012: { 'zh-CN': '暂无安排', 'en-US': 'Nothing is scheduled', 'ja-JP': '予定はありません' },
  30036: { 'zh-CN': '教室尚未创建', 'en-US': 'The room does not exist yet', 'ja-JP': '教室はまだ作成されていません' },
  30040: {
    'zh-CN': '没有找到已上传的文件，请重新上传',
    'en-US': 'The uploaded file was not found, please upload it again',
    'ja-JP': 'アップロードしたファイルが見つかりません。もう一度アップロードしてください',
  },
  30101: {
    'zh-CN': '这个手机号已绑定其他账号',
    'en-US': 'This phone belongs to another account',
    'ja-JP': 'この電話番号は別のアカウントで使われています',
  },
  30102: {
    'zh-CN': '新密码不能与旧密码相同',
    'en-US': 'The new password is the same as the old one',
    'ja-JP': '新しいパスワードが現在のものと同じです',
  },
  30103: { 'zh-CN': '两次输入的密码不一致', 'en-US': 'The two passwords differ', 'ja-JP': '2 回の入力が一致しません' },
  30104: {
    'zh-CN': '密码须为 8–16 个字符，且至少包含三类字符',
    'en-US': 'Use 8 to 16 characters of at least three kinds',
    'ja-JP': '8〜16 文字で、3 種類以上の文字を使ってください',
  },
  30105: {
    'zh-CN': '已设置过密码，请使用修改密码',
    'en-US': 'There is a password already, change it instead',
    'ja-JP': 'パスワードは設定済みです。変更をご利用ください',
  },
  30106: {
    'zh-CN': '该微信或账号已有其他绑定',
    'en-US': 'This WeChat or account is already bound to another',
    'ja-JP': 'この WeChat かアカウントは別のものと連携済みです',
  },
  30107: { 'zh-CN': '尚未绑定微信', 'en-US': 'No WeChat is bound', 'ja-JP': 'WeChat は連携されていません' },
  30108: {
    'zh-CN': '账号尚未绑定手机号',
    'en-US': 'The account has no phone number',
    'ja-JP': 'アカウントに電話番号がありません',
  },
  30109: {
    'zh-CN': '页面已过期或已提交过，请重新打开',
    'en-US': 'This form has expired or was sent already, please open it again',
    'ja-JP': 'フォームの有効期限が切れたか送信済みです。開き直してください',
  },
  30110: {
    'zh-CN': '解除后将无法登录，请先设置密码或绑定手机',
    'en-US': 'You could no longer sign in: set a password or a phone first',
    'ja-JP': 'ログイン手段がなくなります。先にパスワードか電話番号を設定してください',
  },
  30111: {
    'zh-CN': '本校尚未开通短信服务，验证码没有发出。请用用户名登录，或联系学校',
    'en-US':
      'Text messages are not set up at this school, so no code was sent. Sign in with your username, or ask the school',
    'ja-JP':
      'この学校では SMS が設定されていないため、コードは送信されていません。ユーザー名でログインするか、学校にお問い合わせください',
  },
  30112: {
    'zh-CN': '账号没有密码，必须用原手机验证。若已无法使用，请联系学校',
    'en-US': 'This account has no password, so the present phone has to prove it. If it is lost, ask your school',
    'ja-JP': 'パスワードがないため、現在の電話での確認が必要です。使えない場合は学校にご連絡ください',
  },
  30113: {
    'zh-CN': '刚刚已发送验证码，请查看短信；{retryAfterSeconds} 秒后可重新发送',
    'en-US': 'A code was sent a moment ago, please look for it; another one can be sent in {retryAfterSeconds} s',
    'ja-JP': '認証コードは送信済みです。メッセージをご確認ください。再送信は {retryAfterSeconds} 秒後にできます',
  },
  30114: {
    'zh-CN': '这个手机号今天收到的验证码已达上限',
    'en-US': 'This phone got as many codes as it may within a day',
    'ja-JP': 'この電話番号に 1 日に送れる認証コードの上限に達しました',
  },
  30115: {
    'zh-CN': '为了账号安全，请先验证身份',
    'en-US': 'To keep your account safe, show once more that it is you',
    'ja-JP': 'アカウントを守るため、もう一度ご本人の確認をお願いします',
  },
  30116: {
    'zh-CN': '这是演示系统的公开密码，在这里无效，请另选一个',
    'en-US': 'This is the public password of the demo, which opens nothing here. Please choose another one',
    'ja-JP': 'これはデモ用の公開パスワードのため、ここでは使えません。別のものを選んでください',
  },
  30120: {
    'zh-CN': '验证未完成，请再试一次',
    'en-US': 'The check was not finished, please try again',
    'ja-JP': '確認が完了しませんでした。もう一度お試しください',
  },
  30131: {
    'zh-CN': '这个密码太常见或已经泄露，请换一个',
    'en-US': 'This password is common or was leaked, please choose another one',
    'ja-JP': 'このパスワードはよく使われているか、流出したことがあります。別のものにしてください',
  },
  30132: {
    'zh-CN': '密码里不要用自己的姓名、用户名、手机号或产品名称',
    'en-US': 'Please do not make the password of your name, username, phone number or the product’s name',
    'ja-JP': '自分の名前、ユーザー名、電話番号、製品名を使わないパスワードにしてください',
  },
  30133: {
    'zh-CN': '学校不向这个国家或地区的号码发送短信，请联系学校',
    'en-US': 'The school sends no text messages to this country, please ask the school',
    'ja-JP': '学校からこの国や地域の番号には SMS を送れません。学校にお問い合わせください',
  },
  30134: {
    'zh-CN': '短信发送数量已达上限，请稍后再试或改用密码登录',
    'en-US': 'Too many text messages were sent, please try later or use the password',
    'ja-JP': 'SMS の送信数が上限に達しました。時間をおいてお試しになるか、パスワードをお使いください',
  },
  30135: {
    'zh-CN': '名字不能像老师、管理员等身份，请换一个',
    'en-US': 'A name may not read like a role, such as teacher or admin; please choose another one',
    'ja-JP': '先生や管理者などの役割に見える名前は使えません。別の名前にしてください',
  },
  30130: {
    'zh-CN': '该账号已启用两步登录，仅凭短信验证码无法完成此操作。请使用验证器、恢复码或通行密钥；如都没有，请联系学校',
    'en-US':
      'This account signs in in two steps, so a text message alone is not enough. Use your authenticator app, a recovery code or a passkey; without any of them, ask your school',
    'ja-JP':
      'このアカウントは 2 段階ログインを使っているため、SMS のコードだけではできません。認証アプリ、リカバリーコード、またはパスキーをお使いください。どれもない場合は学校にご連絡ください',
  },
  30141: {
    'zh-CN': '在此地址无法使用通行密钥，请通过 https 和网站域名访问',
    'en-US': 'Passkeys do not work at this address; open the site by its name, with https',
    'ja-JP': 'このアドレスではパスキーを使えません。https とサイト名で開いてください',
  },
  30142: {
    'zh-CN': '通行密钥最多 20 个，请先删除一个',
    'en-US': 'You have 20 passkeys already; remove one first',
    'ja-JP': 'パスキーは 20 個までです。先に 1 つ削除してください',
  },
  30143: {
    'zh-CN': '请先设置密码：两步登录需要密码和短信验证码',
    'en-US': 'Set a password first: two steps are the password and a code by text message',
    'ja-JP': '先にパスワードを設定してください。2 段階ログインにはパスワードと SMS のコードが必要です',
  },
  30144: {
    'zh-CN': '请先启用两步登录，再生成恢复码',
    'en-US': 'Turn on two-step sign-in first; recovery codes belong to it',
    'ja-JP': '先に 2 段階ログインをオンにしてください。リカバリーコードはそのためのものです',
  },
  31001: {
    'zh-CN': '不能安排在已经过去的时间',
    'en-US': 'This time has already passed',
    'ja-JP': '過ぎた日時には設定できません',
  },
  31002: {
    'zh-CN': '课堂已开始或已结束，不能再调整',
    'en-US': 'This lesson has begun or is over and can no longer be changed',
    'ja-JP': '授業が始まったか終わったため、変更できません',
  },
  31003: {
    'zh-CN': '你在该时间段已有课程，确定仍要安排吗？',
    'en-US': 'You already teach at that time. Schedule it anyway?',
    'ja-JP': 'その時間にはすでに担当の授業があります。それでも設定しますか？',
  },
  31004: {
    'zh-CN': '有学生在该时间段已有其他课程',
    'en-US': 'Some students have another lesson at that time',
    'ja-JP': 'その時間に別の授業がある生徒がいます',
  },
  31005: {
    'zh-CN': '本月调课次数已用完',
    'en-US': 'No more lessons can be moved this month',
    'ja-JP': '今月はこれ以上日時を変更できません',
  },
  31006: {
    'zh-CN': '课程至少要保留一节课',
    'en-US': 'A class must keep at least one lesson',
    'ja-JP': '授業は少なくとも 1 回は残す必要があります',
  },
  31007: {
    'zh-CN': '下课后才能修改考勤',
    'en-US': 'Attendance can be corrected after the class has ended',
    'ja-JP': '出欠は授業の終了後に修正できます',
  },
  31008: {
    'zh-CN': '没有可以延续的上课周期',
    'en-US': 'There is no weekly cycle to continue',
    'ja-JP': '続ける曜日と時間が決まっていません',
  },
  32001: {
    'zh-CN': '这门课程现在不能报名',
    'en-US': 'Registration for this course is not open',
    'ja-JP': 'このコースは現在申し込みを受け付けていません',
  },
  32002: {
    'zh-CN': '名额已满',
    'en-US': 'All seats are taken',
    'ja-JP': '満席です',
  },
  32003: {
    'zh-CN': '你已经报名了这门课程',
    'en-US': 'You are already in this course',
    'ja-JP': 'すでにこのコースに参加しています',
  },
  32004: {
    'zh-CN': '这是收费课程，请先下单付款',
    'en-US': 'This course has a price, please order and pay first',
    'ja-JP': '有料コースです。注文とお支払いをお願いします',
  },
  32005: {
    'zh-CN': '这是免费课程，直接报名即可',
    'en-US': 'This course is free, just register',
    'ja-JP': '無料コースです。そのまま申し込めます',
  },
  32006: {
    'zh-CN': '课程的这一项已不能修改',
    'en-US': 'This can no longer be changed',
    'ja-JP': 'この項目は変更できなくなりました',
  },
  32007: {
    'zh-CN': '课程目前不能进行这个状态变更',
    'en-US': 'The course cannot go into this state now',
    'ja-JP': 'コースを今この状態にはできません',
  },
  32008: {
    'zh-CN': '订单已不是待付款状态',
    'en-US': 'This order no longer waits for payment',
    'ja-JP': 'この注文は支払い待ちではありません',
  },
  32009: {
    'zh-CN': '付款未成功，没有扣款',
    'en-US': 'The payment was declined and nothing was charged',
    'ja-JP': 'お支払いができませんでした。請求はされていません',
  },
  32010: {
    'zh-CN': '付款时名额已满，款项将原路退回',
    'en-US': 'The last seat went while you paid; your money is on its way back',
    'ja-JP': 'お支払い中に満席になりました。代金は返金されます',
  },
  32011: {
    'zh-CN': '合同已签署，不能再更改',
    'en-US': 'The contract is signed and can no longer be changed',
    'ja-JP': '契約書は署名済みのため変更できません',
  },
  32012: {
    'zh-CN': '请使用你自己上传的签名图片',
    'en-US': 'Please use a picture of your own signature',
    'ja-JP': 'ご自身でアップロードした署名の画像をお使いください',
  },
  32013: {
    'zh-CN': '仅支持上传 JPG/PNG 格式的图片',
    'en-US': 'Only JPG and PNG pictures can be uploaded',
    'ja-JP': 'アップロードできるのは JPG／PNG 形式の画像だけです',
  },
  32014: {
    'zh-CN': '付款通知无效',
    'en-US': 'This payment notice is not valid',
    'ja-JP': 'この支払い通知は無効です',
  },
  32015: {
    'zh-CN': '你在该时间段已有课程，确定仍要报名吗？',
    'en-US': 'You have lessons at the same time. Join anyway?',
    'ja-JP': '同じ時間に別の授業があります。それでも申し込みますか？',
  },
  32016: {
    'zh-CN': '付款金额或币种与订单不符',
    'en-US': 'The payment does not match the order',
    'ja-JP': 'お支払いの金額または通貨が注文と一致しません',
  },
  33001: {
    'zh-CN': '还有试卷、模板或草稿在使用这道题，请先从中移除',
    'en-US': 'A paper, template or draft still asks this question; take it out there first',
    'ja-JP': 'この問題はまだ問題用紙・テンプレート・下書きで使われています。先に外してください',
  },
  33002: {
    'zh-CN': '题型保存后不能更改',
    'en-US': 'The type of a question cannot change after saving',
    'ja-JP': '問題の種類は保存後に変更できません',
  },
  33003: {
    'zh-CN': '作业还没有开放，请稍后再来',
    'en-US': 'This homework is not open yet',
    'ja-JP': 'この宿題はまだ始まっていません',
  },
  33004: {
    'zh-CN': '作业已截止，不能再提交',
    'en-US': 'The time to hand in is over',
    'ja-JP': '提出期限を過ぎました',
  },
  33005: {
    'zh-CN': '答题时间已到',
    'en-US': 'Your time for this homework is over',
    'ja-JP': '解答時間が終了しました',
  },
  33006: {
    'zh-CN': '作业已提交，老师退回后才能修改',
    'en-US': 'You have handed in; changes are possible only if your teacher returns it',
    'ja-JP': '提出済みです。先生が返却するまで変更できません',
  },
  33007: {
    'zh-CN': '请先点击“开始作答”',
    'en-US': 'Please begin the homework first',
    'ja-JP': '先に解答を開始してください',
  },
  33008: {
    'zh-CN': '学生还没有提交，不能批改或退回',
    'en-US': 'This work has not been handed in',
    'ja-JP': 'まだ提出されていません',
  },
  33009: {
    'zh-CN': '还有题目没有评分，请全部评完再提交',
    'en-US': 'Some questions have no mark yet',
    'ja-JP': '採点していない問題があります',
  },
  33010: {
    'zh-CN': '得分不能超过该题满分',
    'en-US': 'A score is above the full mark of its question',
    'ja-JP': '配点を超える点数があります',
  },
  33011: {
    'zh-CN': '已有学生开始作答，不能再这样修改',
    'en-US': 'A student has already begun, so this can no longer change',
    'ja-JP': 'すでに解答を始めた生徒がいるため変更できません',
  },
  33012: {
    'zh-CN': '作业还没有批改，请耐心等待',
    'en-US': 'This work is not graded yet',
    'ja-JP': 'まだ採点されていません',
  },
  33013: {
    'zh-CN': '作业还是草稿，请先发布',
    'en-US': 'This homework is a draft; publish it first',
    'ja-JP': 'この宿題は下書きです。先に公開してください',
  },
  34001: {
    'zh-CN': '这里不能使用这种文件',
    'en-US': 'This kind of file cannot be used here',
    'ja-JP': 'この種類のファイルは使えません',
  },
  34002: { 'zh-CN': '文件过大', 'en-US': 'The file is too large', 'ja-JP': 'ファイルが大きすぎます' },
  34003: {
    'zh-CN': '文件内容与扩展名不符',
    'en-US': 'The content of the file is not what its name says',
    'ja-JP': 'ファイルの内容が拡張子と一致しません',
  },
  34004: {
    'zh-CN': '文件名不可用：扩展名不能更改',
    'en-US': 'This name cannot be used: the ending of the file must stay',
    'ja-JP': 'この名前は使えません。拡張子は変更できません',
  },
  34005: {
    'zh-CN': '存储空间已满，请先删除一些文件',
    'en-US': 'Your space is used up, please delete some files first',
    'ja-JP': '保存容量がいっぱいです。不要なファイルを削除してください',
  },
  34006: { 'zh-CN': '该回放已审核', 'en-US': 'This replay was already decided', 'ja-JP': 'このリプレイは審査済みです' },
  34007: {
    'zh-CN': '不能审核自己上传的回放',
    'en-US': 'You cannot decide about a replay you uploaded',
    'ja-JP': '自分がアップロードしたリプレイは審査できません',
  },
  34008: {
    'zh-CN': '回放尚未生成或正在审核',
    'en-US': 'There is no replay yet, or it waits for approval',
    'ja-JP': 'リプレイはまだないか、審査待ちです',
  },
  34009: {
    'zh-CN': '文件数量已达上限，请先删除一些文件',
    'en-US': 'You keep as many files as you may, please delete some first',
    'ja-JP': '保存できるファイル数の上限に達しました。不要なファイルを削除してください',
  },
  35001: {
    'zh-CN': '上一个练习还没有结束，请先结束它',
    'en-US': 'Another practice is still open, end it first',
    'ja-JP': '前の練習がまだ終わっていません。先に終了してください',
  },
  35002: {
    'zh-CN': '这个工具每节课只能用一次，本节课已用过',
    'en-US': 'This tool can be used once per lesson, and it has been',
    'ja-JP': 'このツールは授業ごとに一度だけ使えます。もう使いました',
  },
  35003: {
    'zh-CN': '练习已经结束，不再收答案',
    'en-US': 'This practice takes no more answers',
    'ja-JP': '練習は終了しました。回答は受け付けていません',
  },
  35010: {
    'zh-CN': '这节课已有录像，再次录制会覆盖它',
    'en-US': 'This lesson has a recording, starting again overwrites it',
    'ja-JP': 'この授業には録画があります。もう一度録画すると上書きされます',
  },
  35011: {
    'zh-CN': '现在没有在录制',
    'en-US': 'Nothing is being recorded',
    'ja-JP': '現在は録画していません',
  },
  35012: {
    'zh-CN': '白板背景最多 9 张，请先删除一张',
    'en-US': 'Nine board pictures are the most, delete one first',
    'ja-JP': 'ホワイトボードの背景は 9 枚までです。先に 1 枚削除してください',
  },
  35013: {
    'zh-CN': '这个文件已用在其他课程中，请重新上传一份',
    'en-US': 'This file is shown elsewhere, please upload it again',
    'ja-JP': 'このファイルは別の授業で使われています。もう一度アップロードしてください',
  },
  35014: {
    'zh-CN': '下课后才能查看',
    'en-US': 'This is there once the class has ended',
    'ja-JP': '授業が終わってからご覧になれます',
  },
  36001: {
    'zh-CN': '公告内容很短，确定要发布吗？',
    'en-US': 'This is very short. Publish it anyway?',
    'ja-JP': 'お知らせがとても短いです。このまま公開しますか？',
  },
  36002: {
    'zh-CN': '二维码已失效，请让老师重新出示',
    'en-US': 'This QR code is no longer valid, ask for a new one',
    'ja-JP': 'QR コードの有効期限が切れました。新しいものを見せてもらってください',
  },
  36003: {
    'zh-CN': '这类消息不能关闭',
    'en-US': 'These messages cannot be turned off',
    'ja-JP': 'この種類のお知らせはオフにできません',
  },
  50001: {
    'zh-CN': '账号或密码错误',
    'en-US': 'Wrong account or password',
    'ja-JP': 'アカウントまたはパスワードが違います',
  },
  50002: { 'zh-CN': '请先完成验证', 'en-US': 'Please solve the captcha first', 'ja-JP': '先に認証を完了してください' },
  50003: {
    'zh-CN': '尝试次数过多，请 {retryAfterSeconds} 秒后再试',
    'en-US': 'Too many attempts, try again in {retryAfterSeconds} s',
    'ja-JP': '試行回数が多すぎます。{retryAfterSeconds} 秒後にお試しください',
  },
  50004: {
    'zh-CN': '验证码错误或已失效',
    'en-US': 'The code is wrong or has expired',
    'ja-JP': '認証コードが違うか、期限切れです',
  },
  50005: {
    'zh-CN': '新设备登录，请先验证手机号 {mobile}',
    'en-US': 'This device is new, please verify the phone {mobile}',
    'ja-JP': '新しい端末です。電話番号 {mobile} を確認してください',
  },
  50006: {
    'zh-CN': '登录还需要第二步验证',
    'en-US': 'Signing in takes a second step',
    'ja-JP': 'ログインには 2 段階目の確認が必要です',
  },
  50007: {
    'zh-CN': '该微信尚未绑定账号，请绑定手机号',
    'en-US': 'This WeChat is not bound yet, please bind a phone',
    'ja-JP': 'この WeChat は未連携です。電話番号を連携してください',
  },
  50008: {
    'zh-CN': '等待时间过长，请重新登录',
    'en-US': 'This took too long, please sign in again',
    'ja-JP': '時間切れです。もう一度ログインしてください',
  },
  50009: {
    'zh-CN': '微信授权失败，请重试',
    'en-US': 'WeChat did not confirm, please try again',
    'ja-JP': 'WeChat の認証に失敗しました。もう一度お試しください',
  },
  50010: {
    'zh-CN': '登录已失效，请重新登录',
    'en-US': 'You are no longer signed in, please sign in again',
    'ja-JP': 'ログインの有効期限が切れました。もう一度ログインしてください',
  },
  50011: {
    'zh-CN': '手机号与绑定的号码不一致',
    'en-US': 'This is not the phone bound to the account',
    'ja-JP': '登録された電話番号と一致しません',
  },
  50014: {
    'zh-CN': '验证码或恢复码不正确，或已使用过',
    'en-US': 'The code is wrong, or it was used already',
    'ja-JP': 'コードが正しくないか、すでに使われています',
  },
  50015: {
    'zh-CN': '这个通行密钥无法登录此账号，请换一种方式',
    'en-US': 'This passkey does not open the account, please use another way',
    'ja-JP': 'このパスキーではログインできません。ほかの方法をお使いください',
  },
  50021: {
    'zh-CN': '你的账号已在其他设备登录',
    'en-US': 'You are signed in on another device',
    'ja-JP': '別の端末でログインしています',
  },
  50023: {
    'zh-CN': '等待确认的时间过长，请重新登录',
    'en-US': 'This took too long to confirm, please sign in again',
    'ja-JP': '確認に時間がかかりすぎました。もう一度ログインしてください',
  },
}

// Sentences for users whose session was ended, by `reason`; they replace the plain sentence.
const endedSentences: Readonly<Record<string, Record<Language, string>>> = {
  'signed-in-elsewhere': {
    'zh-CN': '你的账号已在其他设备登录，本设备已退出',
    'en-US': 'Your account signed in on another device, so you were signed out here',
    'ja-JP': '別の端末でログインしたため、この端末ではログアウトしました',
  },
  'ended-by-person': {
    'zh-CN': '本设备的登录已从安全中心结束',
    'en-US': 'This sign-in was ended from the security centre',
    'ja-JP': 'セキュリティセンターからログアウトされました',
  },
  'password-changed': {
    'zh-CN': '密码已修改，请用新密码登录',
    'en-US': 'The password was changed, please sign in with the new one',
    'ja-JP': 'パスワードが変更されました。新しいパスワードでログインしてください',
  },
  'demo-ended': {
    'zh-CN':
      '本校已不再是演示系统，演示期间登录的账号均已退出。请重新登录；若之前用的是公开密码，请用验证码登录并设置新密码，或联系学校',
    'en-US':
      'This school is no demo any more, so everybody who signed in during the demo was signed out. Sign in again; if you used the public password, sign in with a code and choose your own, or ask the school',
    'ja-JP':
      'この学校はデモではなくなったため、デモ中のログインはすべて終了しました。もう一度ログインしてください。公開パスワードを使っていた場合は、認証コードでログインして新しいパスワードを設定するか、学校にお問い合わせください',
  },
  'idle-too-long': {
    'zh-CN': '你已很久没有使用，为了安全请重新登录',
    'en-US': 'You were away for a long time; please sign in again to be safe',
    'ja-JP': '長いあいだ使われていなかったため、安全のためもう一度ログインしてください',
  },
  'open-too-long': {
    'zh-CN': '这次登录已到期限，请重新登录',
    'en-US': 'This sign-in has lasted as long as the school allows; please sign in again',
    'ja-JP': 'このログインは学校の定めた期限になりました。もう一度ログインしてください',
  },
  'token-reused': {
    'zh-CN': '登录信息可能已泄露，为了安全请重新登录',
    'en-US': 'This sign-in may have been copied; please sign in again to be safe',
    'ja-JP': 'ログイン情報が漏れた可能性があります。安全のためもう一度ログインしてください',
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
  return sentences[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
