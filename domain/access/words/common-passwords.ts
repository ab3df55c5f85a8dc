/** The words that lead the public lists of leaked passwords, and those that suggest themselves here. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `admin administrator alexander amanda andrew angel arsenal ashley asdf asdfgh asdfghjkl asdfjkl banana
  barcelona baseball basketball batman bitcoin blink blessed boomer buster butterfly changeit changeme charlie cheese
  chelsea chocolate coffer computer cookie corvette daniel default diamond dragon elephant ferrari finance finances flower
  football freedom freepass fuckyou george gfhjkm ginger guest hannah harley hello helloworld hockey hunter iloveu iloveyou
  internet jasmine jennifer jessica jesus jordan joshua justin killer letmein letmeinn liverpool login lovely loveme
  maggie manchester martin master matrix matthew maverick mercedes merlin michael michelle microsoft minecraft money
  monkey mustang mynoob naruto nicole ninja oliver orange parola pass passphrase passw passwd password passwords passwort
  patrick peanut pepper pokemon princess purple qazwsx qazwsxedc qwer qwert qwerty qwertyu qwertyuiop qwertz qwertzuiop
  ranger robert root samsung samantha secret secretpassword senha shadow silver snoopy soccer sparky starwars steelers
  summer sunshine superman superstar taylor tennis test tester testing thomas tigger trustno trustnoi user victoria welcome
  welcomehome whatever william winter wordpass yankees zxcvbn zxcvbnm azerty azertyuiop motdepasse contrasena contraseña
  hallo schatz willkommen geheim ficken passord wachtwoord lozinka haslo heslo salasana autumn spring january february
  monday household budget banking bank mybank mymoney`.split(/\s+/),
);
