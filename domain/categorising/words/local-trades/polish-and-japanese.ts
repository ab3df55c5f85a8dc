import type { Page } from '../book/page.ts';

/** The words of `LOCAL_TRADES` for these languages. */
export const POLISH_AND_JAPANESE: Page = {
  PL: {
    coffee: `
      pączkarnia, ciastkarnia, herbaciarnia, pączki, wypieki, kawiarenka, palarnia, chleb, ciacho, tortownia, gofry,
      bajgle, piekarz, drożdżówka, cukiernie, tarta`,
    restaurants: `
      jadłodajnia, smażalnia, obiady domowe, obiady, oberża, tawerna, knajpa, zapiekanka, burgerownia, pierogi,
      smazalnia ryb, kurczak, jadlo, kuchnia domowa, dom przyjec, makaron, golonka, fast food, hamburgery,
      dieta pudelkowa`,
    bars: `
      klub nocny, pijalnia, klubokawiarnia, dyskoteka, szynk`,
    groceries: `
      mięsny, rybny, zieleniak, nabiał, ekologiczny, żywność, garmażeria, owoce, mieso, miody, pasieka,
      zdrowa zywnosc, przetwory, gs samopomoc, slodycze, hurtownia spozywcza, rolnik, rzeznik, targowisko,
      zakłady mięsne, drobiarz, czekolada, spizarnia, slodkosci, ryneczek, masarski, paluszki, gospodarstwo`,
    pharmacy: `
      punkt apteczny, zielarsko-medyczny`,
    doctor: `
      gabinet, ortodonta, prywatna praktyka, medycyna, praktyka lekarska, optyka, rehabilitacyjny, aparaty sluchowe,
      okulary, podolog, medica, kardiolog, laryngolog, soczewki, ortopedyczny, fizjoterapeuta, specjalistyczna,
      chirurg, internista, pracownia, protetyka, lekarska, medyczna, dietetyk`,
    'personal-care': `
      kosmetyki, tatuaż, studio fryzur, studio tatuazu, kosmetologia, fryzury, perfumy, odnowa biologiczna, rzesy,
      studio paznokci, pracownia fryzur`,
    clothing: `
      bielizna, szewc, ubrania, krawiecki, sukienki, galanteria, tanie ubrania, garnitury, torebki, second hand,
      rajstopy, poprawki krawieckie, krawcowa, pracownia krawiecka, obuwniczy, suknie slubne, mundurki, kozuchy`,
    'home-and-garden': `
      narzędzia, hydraulik, elektryk, ślusarz, oświetlenie, remonty, hurtownia, ogród, wyposażenie, łazienki, kuchnie,
      artykuły gospodarstwa, metalowy, płytki, glazura, instalacje, elektryczny, hydrauliczny, tapicer, sprzatanie,
      firanki, hurtownia elektryczna, stolarz, stolarnia, przeprowadzki, tartak, szklarz, drzwi, materace, rolety,
      zaslony, posciel, artykuly metalowe, skład opału, gospodarstwo ogrodnicze, wykonczenie wnetrz, pompy, narzedzia,
      podlogi, tapety, plytki ceramiczne, klucze, dorabianie kluczy, serwis agd, dezynsekcja, blacharz, kominki,
      wiata, firany, artykuly przemyslowe, bukiet, florystyka, mala architektura`,
    'books-and-hobbies': `
      muzyczny, artykuły biurowe, komiks, zabawkowy, papiernik, ksero, wedkarski, modelarstwo, wloczki, tkaniny,
      rekodzielo, zdjecia, materialy biurowe, materialy, filatelistyka, numizmatyka, planszowki, artystyczny,
      instrumenty, militaria, drukarnia, gazety, oprawa obrazow, jubileusz, wedkarstwo`,
    shopping: `
      zegarmistrz, pamiątki, tanie zakupy, dom towarowy, zegarki, biżuteria, komis, lombard, prezenty, antyki,
      starocie, wszystko po, e-papierosy, dewocjonalia, papierosy, hurtownia, chinskie centrum, swieczki,
      1001 drobiazgow, chemia niemiecka`,
    vehicle: `
      mechanik, motoryzacja, blacharstwo, lakiernia, auto serwis, auto szkło, szyby samochodowe, autoserwis,
      serwis opon, motocykle, autokomis, czesci zamienne, auto handel, akumulatory, autoczesci, naprawa samochodow,
      auto naprawa, zlomowanie, szrot, przyczepy, lakiernictwo, auto centrum, auto elektryka, przeglady, skutery,
      rejestracja pojazdu, kluczyki`,
    education: `
      uczelnia, akademia nauk, zajęcia, komitet rodzicielski, angielski, szkolenie, studia, legitymacja, jezykowa,
      edukacja, centrum edukacji, dziekanat, rekrutacja, kursy, studencki, biblioteka`,
    childcare: `
      opiekunka, artykuły dziecięce, świetlica, klubik, wózki, zlobki, opieka, niemowle, klub dziecięcy`,
    sport: `
      rowery, jazda konna, stadnina, lodowisko, tenis, piłka nożna, hala sportowa, sztuki walki, serwis rowerowy,
      kolejka linowa, squash, park wodny, plywanie, treningi, trener, korty tenisowe, akademia pilkarska, nurkowanie,
      zeglarstwo, klub jezdziecki, pole golfowe, trampoliny, snowboard, skladka czlonkowska, narciarski, orlik,
      turystyka gorska, gimnastyka, kajaki, strzelnica, gokarty, wspinaczka, wedkarski zwiazek`,
    events: `
      muzeum, park rozrywki, festiwal, bilet, wystawa, stadion, oceanarium, centrum nauki, operetka, palmiarnia,
      kopalnia, kabaret, osrodek kultury, widowisko, klub muzyczny, kasa biletowa, wystawy, park dinozaurow, jaskinia,
      targi`,
    hotels: `
      kwatery, gościniec, willa, apartament, pokoje goscinne, dworek, dom wczasowy, kemping, kwatera,
      oplata klimatyczna, osada, domek, nocleg, dom goscinny`,
    donations: `
      parafia, zbiórka, stowarzyszenie, kościół, kosciol, dom dziecka, pajacyk, misyjne, wspomoz, tacka, charytatywny,
      parafia rzymskokatolicka, diecezja`,
    pets: `
      akcesoria dla zwierząt, karma, zoologia, szkolenie psow, akwarystyka, zwierzeta, hodowla`,
    rent: `
      administracja, zarządca, opłaty czynszowe, nieruchomości, zarzadzanie nieruchomosciami, komorne, kaucja,
      stancja, miejsce postojowe`,
    water: `
      gospodarka odpadami, kanalizacja, ścieki, opłata śmieciowa, zaklad uslug komunalnych, gospodarka komunalna,
      za wode, szambo, wywoz szamba, oczyszczanie miasta, zaklad komunalny, komunalne`,
    'electricity-and-gas': `
      węgiel, gazownia, ciepłownia, skład węgla, przedsiebiorstwo energetyki, olej opalowy, sklad opalu, butle gazowe`,
    fuel: `
      benzyna, stacja benzynowa, ładowanie, stacja ladowania, tankowanie, stacja lpg, punkt ladowania, stacje paliw`,
    travel: `
      wycieczka, turystyka, biuro turystyczne, wakacje, pielgrzymka, touroperator, wycieczki, przewodnik, zwiedzanie,
      rejsy, splyw`,
    'public-transport': `
      bilet, autobus, kolej, komunikacja miejska, tramwaj, bilet okresowy, bilet miesieczny, kolejka, przewozy,
      przewoz osob, zarzad transportu, transport publiczny, dworzec, bilet autobusowy, bilet kolejowy, kolej linowa,
      komunikacja, tramwaj wodny, ulgowy bilet, przejazd, bilet komunikacyjny, biletu komunikacyjnego`,
    parking: `
      strefa parkowania, parkometr, opłata parkingowa, garaż podziemny, winieta, parkingi, oplata za postoj,
      opłata za przejazd, opł za przejazd, oplata drogowa, ppo, spo, przejazd a1, przejazd a2, przejazd a4,
      drogi platne, zarząd dróg, abonament parkingowy`,
    taxes: `
      krajowa administracja, mandat, straz miejska, wydzial podatkow, dowod osobisty, urzad celny, oplata sadowa,
      notariusz, urzad stanu, ksiega wieczysta, urzad marszalkowski, opłata celna, wieczyste, podatki, izba skarbowa,
      karta pobytu`,
    insurance: `
      składka, assistance, składka na życie, oc ac, skladka grupowe, reasekuracja, posagowa`,
  },
  JP: {
    rent: 'yachin',
    'electricity-and-gas': 'denryoku, gasu, denki ryokin, gasu ryokin',
    water: 'suido, suidou, suido ryokin',
    restaurants: 'shokudo, teishoku, yakiniku, tonkatsu, okonomiyaki, kaitenzushi',
    doctor: 'shika, byoin, kurinikku, seikotsuin',
    pharmacy: 'yakkyoku',
    'personal-care': 'biyoshitsu, biyoin, rihatsu',
  },
};
