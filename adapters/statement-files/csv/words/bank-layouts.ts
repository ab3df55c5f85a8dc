/**
 * The tables of banks whose names of columns leave something open: one line each with the country and bank, the columns
 * in their order with the role of each, and what no row can show. A `part` moves money beside the amount. `mdy` or
 * `dmy` is the order of dates, `+out` says that amounts without a minus leave the account, `+in` that they arrive,
 * `cents` that they are in minor units, and a code is the currency of all amounts. A line without roles only tells
 * whose table it is.
 *
 * Sources: files that the banks export, as the importers of free programs for personal finance describe them and test
 * with, and the help pages of the banks.
 */
export const BANK_LAYOUTS = `
US Chase, account|Details;Posting Date=date;Description=description;Amount=amount;Type;Balance=balance;Check or Slip #|mdy +in
US Chase, card|Transaction Date;Post Date=date;Description=description;Category=category;Type;Amount=amount;Memo=description|mdy +in
US Bank of America, account|Date=date;Description=description;Amount=amount;Running Bal.=balance|mdy +in
US Bank of America, card|Posted Date=date;Reference Number=sourceId;Payee=payee;Address;Amount=amount|mdy +in
US Citi|Status=status;Date=date;Description=description;Debit=debit;Credit=credit|mdy
US Citi, with member|Status=status;Date=date;Description=description;Debit=debit;Credit=credit;Member Name|mdy
US Capital One, account|Account Number=account;Transaction Description=description;Transaction Date=date;Transaction Type=direction;Transaction Amount=amount;Balance=balance|mdy
US Capital One, card|Transaction Date;Posted Date=date;Card No.=account;Description=description;Category=category;Debit=debit;Credit=credit|mdy
US Discover|Trans. Date;Post Date=date;Description=description;Amount=amount;Category=category|mdy +out
US American Express|Date=date;Description=description;Card Member;Account #;Amount=amount;Extended Details=description;Appears On Your Statement As;Address;City/State;Zip Code;Country;Reference=sourceId;Category=category|mdy +out
US American Express, one card|Date=date;Description=description;Amount=amount;Extended Details=description;Appears On Your Statement As;Address;City/State;Zip Code;Country;Reference=sourceId;Category=category|mdy +out
GB American Express|Date=date;Description=description;Amount=amount;Extended Details=description;Appears On Your Statement As;Address;Town/City;Postcode;Country;Reference=sourceId;Category=category|dmy +out
GB American Express, members|Date=date;Description=description;Card Member;Account #;Amount=amount;Extended Details=description;Appears On Your Statement As;Address;Town/City;Postcode;Country;Reference=sourceId;Category=category|dmy +out
DE American Express|Datum=date;Beschreibung=description;Betrag=amount;Weitere Details=description;Erscheint auf Ihrer Abrechnung als;Adresse;Stadt;PLZ;Land;Betreff|dmy +out
US Apple Card|Transaction Date;Clearing Date=date;Description=description;Merchant=payee;Category=category;Type;Amount (USD)=amount;Purchased By|mdy +out
US Apple Card, one person|Transaction Date;Clearing Date=date;Description=description;Merchant=payee;Category=category;Type;Amount (USD)=amount|mdy +out
US USAA|Date=date;Description=description;Original Description=description;Category=category;Amount=amount;Status=status|mdy +in
US Schwab, account|Date=date;Status=status;Type;CheckNumber;Description=description;Withdrawal=debit;Deposit=credit;RunningBalance=balance|mdy
US Schwab, brokerage|Date=date;Action=description;Symbol;Description=description;Quantity;Price;Fees & Comm;Amount=amount|mdy +in
US Fidelity|Run Date=date;Action=description;Symbol;Description=description;Type;Quantity;Price ($);Commission ($);Fees ($);Accrued Interest ($);Amount ($)=amount;Settlement Date|mdy +in
US Mint|Date=date;Description=payee;Original Description=description;Amount=amount;Transaction Type=direction;Category=category;Account Name=accountName;Labels;Notes=description|mdy
US Copilot|date=date;name=payee;amount=amount;status=status;category=category;parent category;excluded;tags;type;account=accountName;account mask=account;note=description;recurring|+out
US Rocket Money|Date=date;Original Date;Account Type;Account Name=accountName;Account Number=account;Institution Name;Name=payee;Custom Name;Amount=amount;Description=description;Category=category;Note=description;Ignored From;Tax Deductible;Transaction Tags|+out
US TD Bank|Date=date;Bank RTN;Account Number=account;Transaction Type;Description=description;Debit=debit;Credit=credit;Check Number;Account Running Balance=balance|mdy
US PayPal, other columns|Date;Time;TimeZone;Name;Type;Status;Currency|
GB PayPal, other columns|Date;Time;Time Zone;Name;Type;Status;Currency|
GB PayPal, without names|Date;Time;Time Zone;Description;Currency;Gross;Fee;Net|
US PayPal|Date=date;Time;TimeZone;Name=payee;Type=description;Status=status;Currency=currency;Amount=amount;Receipt ID;Balance=balance|+in
CA RBC|Account Type=accountName;Account Number=account;Transaction Date=date;Cheque Number;Description 1=description;Description 2=description;CAD$=amount;USD$|mdy +in CAD
CA Tangerine|Date=date;Transaction;Name=payee;Memo=description;Amount=amount|mdy +in
CA Tangerine, card|Transaction date=date;Transaction;Name=payee;Memo=description;Amount=amount|mdy +in
CA Scotiabank|Filter;Date=date;Description=description;Sub-description=description;Type of Transaction=direction;Amount=amount;Balance=balance|mdy
CA Scotiabank, card|Filter;Date=date;Description=description;Sub-description=description;Status=status;Type of Transaction=direction;Amount=amount|mdy
CA BMO|First Bank Card=account;Transaction Type;Date Posted=date;Transaction Amount=amount;Description=description|+in CAD
CA BMO, card|Item #;Card #=account;Transaction Date;Posting Date=date;Transaction Amount=amount;Description=description|+out CAD
CA Simplii|Date=date;Transaction Details=description;Funds Out=debit;Funds In=credit|mdy CAD
CA EQ Bank|Transfer date=date;Description=description;Amount=amount;Balance=balance|+in CAD
CA Rogers Bank|Date=date;Posted Date;Reference Number=sourceId;Activity Type;Activity Status=status;Card Number=account;Merchant Category Description=category;Merchant Name=payee;Merchant City;Merchant State/Province;Merchant Country Code;Merchant Postal Code;Amount=amount;Rewards;Name on Card|+out CAD
GB Barclays|Number;Date=date;Account=account;Amount=amount;Subcategory;Memo=description|dmy +in GBP
GB Lloyds, Halifax, TSB, Bank of Scotland|Transaction Date=date;Transaction Type;Sort Code;Account Number=account;Transaction Description=description;Debit Amount=debit;Credit Amount=credit;Balance=balance|dmy GBP
GB Lloyds, card|Date=date;Date entered;Reference=sourceId;Description=description;Amount=amount|dmy +out GBP
GB NatWest, RBS|Date=date;Type;Description=description;Value=amount;Balance=balance;Account Name=accountName;Account Number=account|dmy +in GBP
GB Starling|Date=date;Counter Party=payee;Reference=description;Type;Amount (GBP)=amount;Balance (GBP)=balance;Spending Category=category;Notes=description|dmy +in GBP
GB Monzo|Transaction ID=sourceId;Date=date;Time;Type;Name=payee;Emoji;Category=category;Amount=amount;Currency=currency;Local amount;Local currency;Notes and #tags=description;Address;Receipt;Description=description;Category split|dmy +in
GB Monzo, two columns|Transaction ID=sourceId;Date=date;Time;Type;Name=payee;Emoji;Category=category;Amount=amount;Currency=currency;Local amount;Local currency;Notes and #tags=description;Address;Receipt;Description=description;Category split;Money Out;Money In|dmy +in
GB Metro Bank|Date=date;Details=description;Transaction Type;In=credit;Out=debit;Balance=balance|dmy GBP
GB Tesco Bank|Transaction Date;Posting Date=date;Billing Amount=amount;Merchant=payee;Merchant City;Merchant State;Merchant Postcode;Reference Number=sourceId;Debit/Credit Flag=direction;SICMCC Code=merchantCategoryCode|dmy GBP
IE AIB|Posted Account=account;Posted Transactions Date=date;Description1=description;Description2=description;Description3=description;Debit Amount=debit;Credit Amount=credit;Balance=balance;Posted Currency=currency;Transaction Type;Local Currency Amount;Local Currency|dmy
AU Westpac|Bank Account=account;Date=date;Narrative=description;Debit Amount=debit;Credit Amount=credit;Balance=balance;Categories=category;Serial|dmy AUD
AU NAB|Date=date;Amount=amount;Account Number=account;;Transaction Type;Transaction Details=description;Balance=balance;Category=category;Merchant Name=payee|dmy +in AUD
AU Macquarie|Transaction Date=date;Details=description;Account=account;Category=category;Subcategory;Tags;Notes=description;Debit=debit;Credit=credit;Balance=balance;Original Description=description|dmy AUD
NZ ANZ|Type;Details=description;Particulars=description;Code=description;Reference=description;Amount=amount;Date=date;ForeignCurrencyAmount;ConversionCharge|dmy +in NZD
NZ ASB|Date=date;Unique Id=sourceId;Tran Type;Cheque Number;Payee=payee;Memo=description;Amount=amount|dmy +in NZD
NZ BNZ|Date=date;Amount=amount;Payee=payee;Particulars=description;Code=description;Reference=description;Tran Type;This Party Account=account;Other Party Account=counterpartyAccount;Serial;Transaction Code;Batch Number;Originating Bank/Branch;Processed Date|dmy +in NZD
NZ Westpac|Date=date;Amount=amount;Other Party=payee;Description=description;Reference=description;Particulars=description;Analysis Code=description|dmy +in NZD
NZ Kiwibank|Account number=account;Date=date;Memo/Description=description;Source Code (payment type);TP ref;TP part;TP code;OP ref;OP part;OP code;OP name=payee;OP Bank Account Number=counterpartyAccount;Amount (credit);Amount (debit);Amount=amount;Balance=balance|dmy +in NZD
IN HDFC|Date=date;Narration=description;Value Dat=valueDate;Debit Amount=debit;Credit Amount=credit;Chq/Ref Number=sourceId;Closing Balance=balance|dmy INR
IN ICICI|S No.;Value Date=valueDate;Transaction Date=date;Cheque Number;Transaction Remarks=description;Withdrawal Amount (INR )=debit;Deposit Amount (INR )=credit;Balance (INR )=balance|dmy INR
IN SBI|Txn Date=date;Value Date=valueDate;Description=description;Ref No./Cheque No.=description;Debit=debit;Credit=credit;Balance=balance|dmy INR
IN Axis Bank|Tran Date=date;CHQNO;PARTICULARS=description;DR=debit;CR=credit;BAL=balance;SOL|dmy INR
IN Axis Bank, signs apart|S.No;Transaction Date (dd/mm/yyyy)=date;Value Date (dd/mm/yyyy)=valueDate;Particulars=description;Amount(INR)=amount;Debit/Credit=direction;Balance(INR)=balance;Cheque Number;Branch Name(SOL)|dmy INR
IN Kotak|Sl. No.;Date=date;Description=description;Chq / Ref number=sourceId;Amount=amount;Dr / Cr=direction;Balance=balance;Dr / Cr|dmy INR
IN IDFC First|Transaction Date=date;Value Date=valueDate;Particulars=description;Cheque No.;Debit=debit;Credit=credit;Balance=balance|dmy INR
SG DBS|Transaction Date=date;Reference=description;Debit Amount=debit;Credit Amount=credit;Transaction Ref1=description;Transaction Ref2=description;Transaction Ref3=description|dmy SGD
SG OCBC|Transaction date=date;Value date=valueDate;Description=description;Withdrawals (SGD)=debit;Deposits (SGD)=credit|dmy SGD
HK HSBC, card|Transaction date;Post date=date;Description=description;Billing amount=amount;Billing currency=currency;Transaction status=status;Merchant name=payee;Country / region;Area / district;Credit / Debit|dmy +in
HK HSBC, account|Date=date;Description=description;Billing amount=amount;Billing currency=currency;Balance=balance;Balance currency|dmy +in
ID BCA|Tanggal Transaksi=date;Keterangan=description;Cabang;Jumlah=amount;=direction;Saldo=balance|dmy IDR
JP MUFG|日付=date;摘要=description;摘要内容=description;支払い金額=debit;預かり金額=credit;差引残高=balance;メモ=description;未資金化区分;入払区分|JPY
JP SMBC|年月日=date;お引出し=debit;お預入れ=credit;お取り扱い内容=description;残高=balance;メモ=description;ラベル|JPY
JP Rakuten Bank|取引日=date;入出金(円)=amount;取引後残高(円)=balance;入出金内容=description|+in JPY
JP Rakuten Card|利用日=date;利用店名・商品名=description;利用者;支払方法;利用金額=amount;支払手数料;支払総額|+out JPY
JP Japan Post Bank|取引日=date;入出金明細ＩＤ=sourceId;受入金額（円）=credit;払出金額（円）=debit;詳細１=description;詳細２=description;現在（貸付）高=balance|JPY
JP SBI Sumishin Net Bank|日付=date;内容=description;出金金額(円)=debit;入金金額(円)=credit;残高(円)=balance;メモ=description|JPY
JP Shinsei|取引日=date;摘要=description;出金金額=debit;入金金額=credit;残高=balance|JPY
JP Sony Bank|お取り引き日=date;お取り引き内容=description;参考情報=description;お預け入れ額=credit;お引き出し額=debit;差し引き残高=balance|JPY
JP PayPay Bank|操作日(年)=date;操作日(月);操作日(日);操作時刻(時);操作時刻(分);操作時刻(秒);取引順番号;摘要=description;お支払金額=debit;お預り金額=credit;残高=balance;メモ=description|JPY
CN Bank of China, card|交易日;银行记账日=date;卡号后四位;交易描述=description;存入=credit;支出=debit;币种=currency|
CN CMB, account|记账日期=date;货币=currency;交易金额=amount;联机余额=balance;交易摘要=description;对手信息=payee;客户摘要=description|+in
CN CGB, card|交易日期;入账日期=date;交易摘要=description;交易金额;交易货币;入账金额=amount;入账货币=currency|+out
CN Agricultural Bank|交易日期=date;交易时间;交易摘要=description;交易金额=amount;本次余额=balance;对手信息=payee;日 志 号;交易渠道;交易附言=description|+in CNY
DE PayPal|Datum=date;Uhrzeit;Zeitzone;Name=payee;Typ=description;Status=status;Währung=currency;Brutto;Gebühr;Netto=amount;Absender E-Mail-Adresse;Empfänger E-Mail-Adresse;Transaktionscode=sourceId|dmy +in
DE PayPal, all columns|Datum=date;Uhrzeit;Zeitzone;Name=payee;Typ=description;Status=status;Währung=currency;Brutto;Gebühr;Netto=amount;Absender E-Mail-Adresse;Empfänger E-Mail-Adresse;Transaktionscode=sourceId;Lieferadresse;Adress-Status;Artikelbezeichnung=description;Artikelnummer;Versand- und Bearbeitungsgebühr;Versicherungsbetrag;Umsatzsteuer;Option 1 Name;Option 1 Wert;Option 2 Name;Option 2 Wert;Zugehöriger Transaktionscode;Rechnungsnummer=description;Zollnummer;Anzahl;Empfangsnummer;Guthaben=balance;Adresszeile 1;Adresszusatz;Ort;Bundesland;PLZ;Land;Telefon;Betreff;Hinweis=description;Ländervorwahl;Auswirkung auf Guthaben=direction|dmy +in
DE Sparkasse, CAMT|Auftragskonto=account;Buchungstag=date;Valutadatum=valueDate;Buchungstext=description;Verwendungszweck=description;Glaeubiger ID;Mandatsreferenz;Kundenreferenz (End-to-End);Sammlerreferenz;Lastschrift Ursprungsbetrag;Auslagenersatz Ruecklastschrift;Beguenstigter/Zahlungspflichtiger=payee;Kontonummer/IBAN=counterpartyAccount;BIC (SWIFT-Code);Betrag=amount;Waehrung=currency;Info=status|dmy +in
DE Sparkasse, MT940|Auftragskonto=account;Buchungstag=date;Valutadatum=valueDate;Buchungstext=description;Verwendungszweck=description;Beguenstigter/Zahlungspflichtiger=payee;Kontonummer;BLZ;Betrag=amount;Waehrung=currency;Info=status|dmy +in
DE Volksbank|Bezeichnung Auftragskonto=accountName;IBAN Auftragskonto=account;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag=date;Valutadatum=valueDate;Name Zahlungsbeteiligter=payee;IBAN Zahlungsbeteiligter=counterpartyAccount;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext=description;Verwendungszweck=description;Betrag=amount;Waehrung=currency;Saldo nach Buchung=balance;Bemerkung=description;Kategorie=category;Steuerrelevant;Glaeubiger ID;Mandatsreferenz|dmy +in
DE DKB|Buchungsdatum=date;Wertstellung=valueDate;Status=status;Zahlungspflichtige*r;Zahlungsempfänger*in=payee;Verwendungszweck=description;Umsatztyp=direction;IBAN=counterpartyAccount;Betrag (€)=amount;Gläubiger-ID;Mandatsreferenz;Kundenreferenz|dmy +in EUR
DE N26|Booking Date=date;Value Date=valueDate;Partner Name=payee;Partner Iban=counterpartyAccount;Type;Payment Reference=description;Account Name=accountName;Amount (EUR)=amount;Original Amount;Original Currency;Exchange Rate|+in EUR
DE comdirect|Buchungstag=date;Wertstellung (Valuta)=valueDate;Vorgang=description;Buchungstext=description;Umsatz in EUR=amount|dmy +in EUR
DE Trade Republic|datetime;date=date;account_type=accountName;category;type;asset_class;name=description;symbol;shares;price;amount=amount;fee=part;tax=part;currency=currency;original_amount;original_currency;fx_rate;description=description;transaction_id=sourceId;counterparty_name=payee;counterparty_iban=counterpartyAccount;payment_reference=description;mcc_code=merchantCategoryCode|+in
DE Trade Republic, with value date|datetime;date=date;account_type=accountName;category;type;asset_class;name=description;symbol;shares;price;amount=amount;fee=part;tax=part;currency=currency;original_amount;original_currency;fx_rate;description=description;transaction_id=sourceId;value_date=valueDate;counterparty_name=payee;counterparty_iban=counterpartyAccount;payment_reference=description|+in
DE Kontist|booking_date=date;valuta_date=valueDate;amount=amount;name=payee;purpose=description;end_to_end_id;booking_status=status|+in EUR cents
DE Barclays, card|Referenznummer=sourceId;Buchungsdatum;Buchungsdatum=date;Betrag=amount;Beschreibung=description;Typ;Status=status;Kartennummer=account;Originalbetrag;Mögliche Zahlpläne;Land;Name des Karteninhabers;Kartennetzwerk;Kontaktlose Bezahlung|dmy +in
CH neon|Date=date;Amount=amount;Original amount;Original currency;Exchange rate;Description=description;Subject=description;Category=category;Tags;Wise;Spaces|+in CHF
CH Viseca|TransactionId=sourceId;CardId=account;Date;ValutaDate=date;Amount=amount;Currency=currency;OriginalAmount;OriginalCurrency;MerchantName=payee;MerchantPlace;MerchantCountry;StateType=status;Details=description;Type|+out
CH Viseca, with rate|TransactionId=sourceId;CardId=account;Date;ValutaDate=date;Amount=amount;Currency=currency;OriginalAmount;OriginalCurrency;MerchantName=payee;MerchantPlace;MerchantCountry;StateType=status;Details=description;Type;Exchange Rate|+out
NL ING|Datum=date;Naam / Omschrijving=payee;Rekening=account;Tegenrekening=counterpartyAccount;Code;Af Bij=direction;Bedrag (EUR)=amount;Mutatiesoort=description;Mededelingen=description|EUR
NL Knab|Rekeningnummer=account;Transactiedatum=date;Valutacode=currency;CreditDebet=direction;Bedrag=amount;Tegenrekeningnummer=counterpartyAccount;Tegenrekeninghouder=payee;Valutadatum=valueDate;Betaalwijze;Omschrijving=description;Type betaling;Machtigingsnummer;Incassant ID;Adres;Referentie=sourceId;Boekdatum|dmy
NL Rabobank|IBAN/BBAN=account;Munt=currency;BIC;Volgnr=sourceId;Datum=date;Rentedatum=valueDate;Bedrag=amount;Saldo na trn=balance;Tegenrekening IBAN/BBAN=counterpartyAccount;Naam tegenpartij=payee;Naam uiteindelijke partij;Naam initiërende partij;BIC tegenpartij;Code;Batch ID;Transactiereferentie;Machtigingskenmerk;Incassant ID;Betalingskenmerk;Omschrijving-1=description;Omschrijving-2=description;Omschrijving-3=description;Reden retour;Oorspr bedrag;Oorspr munt;Koers|+in
LT Swedbank|Sąskaitos Nr.=account;;Data=date;Gavėjas=payee;Paaiškinimai=description;Suma=amount;Valiuta=currency;D/K=direction;Įrašo Nr.=sourceId;Kodas;Įmokos kodas;Dok. Nr.;Kliento kodas mokėtojo IS;Kliento kodas;Pradinis mokėtojas;Galutinis gavėjas|
EE Swedbank|Kliendi konto=account;Reatüüp;Kuupäev=date;Saaja/Maksja=payee;Selgitus=description;Summa=amount;Valuuta=currency;Deebet/Kreedit=direction;Arhiveerimistunnus=sourceId;Makse tüüp;Viitenumber;Dokumendi number|dmy
BG ePay|Дата и час=date;Приход=credit;Разход=debit;Системен код=sourceId;Кореспондент=payee;Описание=description|dmy BGN
BR Nubank, card|date=date;title=description;amount=amount|+out BRL
BR Nubank, card with categories|date=date;category=category;title=description;amount=amount|+out BRL
EU Revolut|Type;Product=accountName;Started Date;Completed Date=date;Description=description;Amount=amount;Fee=fee;Currency=currency;State=status;Balance=balance|+in
EU Wise, transaction history|ID=sourceId;Status=status;Created on=date;Amount=amount;Fee=part;Currency=currency;Counterparty=payee;Reference=description;Category=category;Note=description|+in
EU Firefly III|Journal=sourceId;Booked on=date;Own account=accountName;Own number=account;Amount=amount;Currency=currency;Counterparty=payee;Counterparty number=counterpartyAccount;Description=description;Category=category;Notes=description|+in
EU Stripe|balance_transaction_id=sourceId;created_utc=date;available_on_utc=valueDate;currency=currency;gross;fee;net=amount;reporting_category=category;description=description|+in
CZ Komerční banka, other bank|Datum splatnosti=date;Datum odepsání z jiné banky;Protiúčet a kód banky=counterpartyAccount;Název protiúčtu=payee;Částka=amount;VS;KS;SS;Identifikace transakce=sourceId;Systémový popis=description;Popis příkazce=description;Popis pro příjemce=description|dmy +in CZK
`;
