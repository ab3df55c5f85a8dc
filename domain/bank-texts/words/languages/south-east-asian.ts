import type { BankWords } from '../bank-words.ts';

export const INDONESIAN_MALAY: BankWords = {
  countries: 'ID MY BN SG',
  sources: [
    'Bank Indonesia: BI-FAST, QRIS, SKN, RTGS; PayNet (MY): DuitNow, JomPAY, FPX, DebiCheck; BCA, Mandiri, Maybank and CIMB: texts of account exports',
  ],
  senses: {
    channel: `
      kartu, kad, kartu debit, kad debit, pembayaran, bayaran, bayar, byr, transaksi, pindahan, pindah wang,
      pemindahan, pemindahbukuan, transfer antar bank, bi fast, bif, qris, skn, kliring, klikbca, livin, brimo, fpx,
      interbank, tagihan, pembelian online, akaun, jumlah, tanggal, tarikh, biaya, caj, setoran, bulanan, tahunan,
      virtual account, va, angsuran, iuran, gopay, shopeepay, tng ewallet, pbl, tgl, ws, db, ke rekening`,
    small: 'kepada, dari, daripada, pada, untuk, oleh, bagi, dengan, dgn',
    purchase: `
      pembelian, belanja, belanjaan, belian, pembelian debit, transaksi debit, beli, edc, myd sale, sale debit`,
    standing: `
      autodebet, auto debet, pendebetan otomatis, pendebitan automatik, perintah tetap, arahan tetap,
      arahan tetap bayaran, langganan, yuran, iuran anggota, transfer terjadwal, pembayaran berulang, berlangganan,
      potongan automatik, perpanjangan`,
    reference: `
      nomor, nombor, no rek, no pelanggan, id pelanggan, idpel, no akaun, no polis, no kontrak, kontrak, no invoice,
      rujukan, no rujukan, berita, nama, no ahli`,
    payee: 'penerima, nama penerima, kepada, benefisiari',
    holder: 'pengirim, pembayar, nama pengirim',
    cash: `
      tarik tunai, tarikan tunai, tarikan, penarikan, penarikan tunai, pengeluaran, pengeluaran tunai,
      pengeluaran wang, tunai, mep tarik tunai, ambil tunai, uang tunai, wang tunai, tanpa kartu, cardless,
      keluar tunai`,
    savings: `
      tabunganku, simpanan tetap, celengan, nabung, menabung, dana darurat, tahapan berjangka, asb, tabung haji,
      reksadana, maxi saver, tapres`,
    ownAlone: 'dana, kantong, simpan, tabung, tunai, kartu, kad, bunga',
    ownTransfer: `
      antar rekening, pindahan ke akaun sendiri, transfer antar rekening, antar rek, akaun saya, rekening saya,
      sesama rekening, own acc`,
    cardDebt: `
      kartu kredit, kad kredit, tagihan kartu kredit, kartukredit, byr kk, pembayaran cc, kad kredit bayaran, bca card`,
    interest: `
      faedah, bunga pinjaman kartu, bunga overdraft, faedah overdraf, faedah lewat, overdraf, keuntungan lewat`,
    returned: `
      denda, denda keterlambatan, caj lewat, tolakan kliring, cek tolak, gagal debit, biaya tarik tunai,
      fi pengeluaran`,
  },
};

export const VIETNAMESE: BankWords = {
  countries: 'VN',
  sources: [
    'NAPAS and Ngân hàng Nhà nước Việt Nam: chuyển khoản, VietQR; Vietcombank, BIDV and Techcombank: texts of account exports',
  ],
  senses: {
    channel: `
      thanh toán, tt, chuyển khoản, chuyển tiền, ck, giao dịch, gd, hóa đơn, tài khoản, tk, số tiền, ngày, ngân hàng,
      napas, vietqr, mbvcb, momo, zalopay, vnpay, ví, phí dịch vụ, hàng tháng, nạp tiền điện thoại`,
    small: 'cho, từ, tới, của, và, bằng, theo, qua',
    purchase: 'mua, mua hàng, mua sắm, quẹt thẻ',
    standing: `
      trích nợ tự động, thanh toán định kỳ, chuyển tiền định kỳ, gia hạn, thuê bao, đăng ký, tự động, ủy nhiệm thu`,
    reference: 'số, mã, mã khách hàng, hợp đồng, mã hóa đơn, nội dung, số tham chiếu, mã gd',
    payee: 'người nhận, người thụ hưởng, đơn vị thụ hưởng',
    holder: 'người chuyển, người trả',
    cash: 'rút tiền, rút tiền mặt, tiền mặt, rut tm, ứng tiền mặt',
    savings: 'tiền gửi, gửi góp, heo đất, tài khoản tiết kiệm, tiền gửi có kỳ hạn, sổ tiết kiệm',
    ownTransfer: 'cùng chủ tài khoản, chuyển khoản nội bộ cùng chủ, cùng chủ, tài khoản chính mình, cung chu tk',
    cardDebt: 'thẻ tín dụng, trả nợ thẻ, dư nợ thẻ, tt the td, sao kê thẻ',
    interest: 'lãi vay thẻ, lãi thấu chi, thu lãi, thấu chi, lai vay',
    returned: 'phí phạt, phí chậm trả, trả chậm, phí rút tiền, hoàn lệnh',
  },
};

export const THAI: BankWords = {
  countries: 'TH',
  sources: [
    'Thai Bankers’ Association: PromptPay, Bill Payment; SCB, KBank and Bangkok Bank: statement codes and texts',
  ],
  senses: {
    channel: `
      โอน, โอนเงิน, ชำระ, ชำระเงิน, ชำระค่า, จ่ายบิล, จ่าย, บิล, บัตร, บัตรเดบิต, พร้อมเพย์, promptpay, ค่า,
      ค่าบริการ, รายการ, บัญชี, จำนวน, วันที่, อินเทอร์เน็ต, มือถือ, ช่องทาง, รหัส, ใบแจ้งหนี้, รายเดือน, รายปี,
      scb easy, k plus, enet, truemoney`,
    small: 'ไป, จาก, ให้, ที่, และ, ของ, ไปยัง, เพื่อ, ผ่าน, โดย',
    purchase: 'ซื้อ, ซื้อสินค้า, รูดบัตร, ชำระสินค้า, ร้านค้า',
    standing: `
      หักบัญชีอัตโนมัติ, หักบัญชี, ตัดบัญชี, ตัดบัญชีอัตโนมัติ, อัตโนมัติ, โอนเงินอัตโนมัติ, สมาชิก, ค่าสมาชิก,
      ต่ออายุ, รายการประจำ, ตั้งเวลาโอน`,
    reference: `
      เลขที่, หมายเลข, เลขที่สัญญา, สัญญา, กรมธรรม์, เลขที่กรมธรรม์, รหัสลูกค้า, อ้างอิง, เลขอ้างอิง, เลขที่บัญชี,
      ref1, ref2`,
    payee: 'ผู้รับ, ผู้รับเงิน, ชื่อผู้รับ',
    holder: 'ผู้โอน, ผู้จ่าย',
    cash: 'ถอน, ถอนเงิน, ถอนเงินสด, เงินสด, เอทีเอ็ม, ตู้เอทีเอ็ม, กดเงินสด, ถอนไม่ใช้บัตร, เบิกเงินสด',
    savings: 'ออมเงิน, เงินออม, เงินฝาก, ฝากประจำ, ออม, เงินเก็บ, บัญชีออมทรัพย์, กองทุนรวม, กระปุก',
    ownTransfer: 'บัญชีตัวเอง, บัญชีของฉัน, ระหว่างบัญชี, บัญชีตน',
    cardDebt: 'บัตรเครดิต, จ่ายบัตรเครดิต, ชำระค่าบัตรเครดิต, เคทีซี, ktc, ค่าบัตรเครดิต',
    interest: 'ดอกเบี้ย, ดอกเบี้ยจ่าย, ดอกเบี้ยเงินกู้เบิกเกินบัญชี, เบิกเกินบัญชี',
    returned: 'เช็คคืน, ค่าปรับ, ค่าทวงถาม, ค่าธรรมเนียมถอน, หักบัญชีไม่ได้',
  },
};
