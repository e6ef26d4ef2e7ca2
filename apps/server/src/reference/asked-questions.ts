import type { schema } from '../db/database.ts'
import { localized } from './textbooks/textbook-source.ts'

type Trio = Parameters<typeof localized>[0]
type AskedQuestion = typeof schema.askedQuestion.$inferInsert

const questions = (
  audience: AskedQuestion['audience'],
  list: readonly (readonly [category: string, question: Trio, answer: Trio])[],
): AskedQuestion[] =>
  list.map(([category, question, answer], index) => ({
    id: `faq_${audience}_${index + 1}`,
    audience,
    category,
    question: localized(question),
    answer: localized(answer),
    position: index + 1,
  }))

/** Common questions, and the answers that hold in this product. */
export const ASKED_QUESTIONS: readonly AskedQuestion[] = [
  ...questions('student', [
    [
      'lesson',
      ['上课前几分钟可以进教室？', 'When can I enter the room?', '授業の何分前に入室できますか？'],
      [
        '课前 10 分钟开放教室。开课 30 分钟以后，没有进过教室的同学就不能再进了。',
        'The room opens 10 minutes before class. Thirty minutes after the start, the door closes for those who have not been in.',
        '授業の 10 分前に開きます。開始から 30 分を過ぎると、一度も入室していない人は入れません。',
      ],
    ],
    [
      'lesson',
      ['怎样在课上发言？', 'How do I speak in class?', '授業中に発言するには？'],
      [
        '点“举手”，老师同意以后你的麦克风会打开。说完老师会挂断，也可以自己关闭。',
        'Raise your hand. When the teacher accepts, your microphone opens. Either of you can close it afterwards.',
        '「挙手」を押してください。先生が承認するとマイクが使えます。話し終えたらどちらからでも切れます。',
      ],
    ],
    [
      'lesson',
      ['没赶上课怎么办？', 'I missed a lesson. What now?', '授業を休んでしまったら？'],
      [
        '课后可以看回放，课件和作业在课程页。出勤有误请联系老师更正。',
        'Watch the replay; material and homework are on the course page. If your attendance is wrong, ask your teacher to correct it.',
        'リプレイを見られます。教材と宿題はコースのページにあります。出欠に誤りがあれば先生に連絡してください。',
      ],
    ],
    [
      'homework',
      ['作业交了还能改吗？', 'Can I change homework after handing it in?', '提出した宿題は直せますか？'],
      [
        '交了以后不能修改。老师退回的作业可以订正后再交一次。',
        'Not by yourself. If the teacher returns it, correct it and hand it in again.',
        '提出後は変更できません。先生が返却した場合は、直してもう一度提出できます。',
      ],
    ],
    [
      'course',
      ['怎样报名公开课？', 'How do I register for a public course?', '公開コースに申し込むには？'],
      [
        '在“课程目录”打开课程，点“报名”。免费课马上加入班级；收费课先下单付款。',
        'Open the course in the catalogue and register. Free courses admit you at once; others are ordered and paid first.',
        'コース一覧でコースを開き「申し込む」を押してください。無料ならすぐに参加でき、有料なら注文と支払いが先です。',
      ],
    ],
    [
      'payment',
      ['订单多久以后失效？', 'How long does an order wait?', '注文の有効期限は？'],
      [
        '下单后 30 分钟内付款，过时订单自动取消。座位在付款时确定。',
        'Pay within 30 minutes, or the order is cancelled. Your seat is taken when you pay.',
        '30 分以内にお支払いください。過ぎると自動で取り消されます。席は支払い時に確定します。',
      ],
    ],
    [
      'payment',
      ['为什么要签合同？', 'Why is there a contract?', 'なぜ契約書があるのですか？'],
      [
        '合同写明课程、费用和退费办法。付款后在“合同”里阅读并手写签名即可，不签也可以先上课。',
        'It states the course, the price and how refunds work. Read and sign it after paying; lessons do not wait for it.',
        'コース、料金、返金について定めるものです。支払い後に読んで署名してください。署名前でも授業は受けられます。',
      ],
    ],
    [
      'account',
      ['一个账号可以有几个孩子？', 'Can several children share an account?', '一つのアカウントを兄弟で使えますか？'],
      [
        '可以。登录后选择是哪个孩子学习，家长督学页可以看到每个孩子的情况。',
        'Yes. Choose who is studying after signing in; the supervision page shows each child.',
        'はい。ログイン後に学習する子どもを選びます。保護者ページで一人ずつ確認できます。',
      ],
    ],
    [
      'device',
      ['老师听不到我的声音', 'The teacher cannot hear me', '先生に声が届きません'],
      [
        '请在浏览器地址栏旁边允许使用麦克风，并在教室的设备设置里选对麦克风。',
        'Allow the microphone beside the address bar, and choose the right one in the device settings of the room.',
        'アドレスバーの横でマイクを許可し、教室の機器設定で正しいマイクを選んでください。',
      ],
    ],
  ]),
  ...questions('teacher', [
    [
      'lesson',
      ['可以提前上课吗？', 'Can I start a class early?', '早く授業を始められますか？'],
      [
        '可以，最多提前一小时。提前开始后，正式开始时间就是那一刻。',
        'Yes, up to an hour. The official start becomes that moment.',
        'はい、最大 1 時間前から。その時刻が正式な開始になります。',
      ],
    ],
    [
      'lesson',
      ['忘记下课会怎样？', 'What if I forget to end the class?', '授業を終えるのを忘れたら？'],
      [
        '教室在计划结束 30 分钟后自动关闭。',
        'The room ends by itself 30 minutes after the planned end.',
        '予定終了の 30 分後に自動で終了します。',
      ],
    ],
    [
      'lesson',
      ['怎样调课？', 'How do I move a lesson?', '授業の時間を変えるには？'],
      [
        '在课表里选择课程，点“调课”。新时间不能早于现在，每月次数由学校规定。',
        'Choose the lesson in the timetable and move it. The new time must lie ahead; the school limits the moves of a month.',
        '時間割で授業を選び「時間変更」を押します。過去の時間は選べず、月の回数は学校が決めています。',
      ],
    ],
    [
      'course',
      ['公开课什么时候对学生可见？', 'When do students see a public course?', '公開コースはいつ生徒に見えますか？'],
      [
        '新建的课程是草稿，点“发布”后学生才能看到并报名。',
        'A new course is a draft. Students see it and register once you publish it.',
        '作成した時点では下書きです。「公開」すると生徒に表示され、申し込めます。',
      ],
    ],
    [
      'course',
      ['有人报名以后还能改什么？', 'What can I change once students registered?', '申し込み後に変更できるものは？'],
      [
        '班型不能改，人数上限不能低于已报名人数，已经开始的课不能移动。其他内容都可以改。',
        'Not the class type, no fewer seats than are taken, and no lesson that has begun. Everything else is yours to change.',
        'クラスの種類は変更できず、定員は申込人数を下回れず、始まった授業は動かせません。その他は変更できます。',
      ],
    ],
    [
      'homework',
      ['作业要在多久内批改？', 'How soon must homework be marked?', '宿題はいつまでに採点しますか？'],
      ['请在一周之内批改。', 'Within a week.', '一週間以内にお願いします。'],
    ],
    [
      'device',
      [
        '为什么不能同时开摄像头和共享屏幕？',
        'Why not camera and screen at once?',
        'カメラと画面共有を同時に使えないのはなぜですか？',
      ],
      [
        '为了保证画面清楚，打开一个会关闭另一个。',
        'To keep the picture sharp, one takes the place of the other.',
        '映像を鮮明に保つため、一方を使うともう一方は止まります。',
      ],
    ],
    [
      'account',
      ['多久需要换一次密码？', 'How often should I change my password?', 'パスワードはどのくらいで変えますか？'],
      [
        '密码使用 90 天以后，系统会提醒你更换。',
        'After 90 days you are asked to change it.',
        '90 日を過ぎると変更をお願いしています。',
      ],
    ],
  ]),
]
